// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { slotClass } from '../class-names.ts';
import { recipes, slotRecipes } from '../theme/recipes.ts';
import { fontFaces } from './font-faces.ts';
import { baseCss, recipeCss, staticCss } from './static-css.ts';

const css = staticCss();
const source = new URL('../', import.meta.url);

describe('the static file', () => {
  it.each([
    ['the styles of every page', baseCss(), { least: 1_250, most: 1_600 }],
    ['all of it', css, { least: 4_400, most: 5_200 }],
  ])('stays within its size budget: %s', (_what, text, { least, most }) => {
    const bytes = brotliCompressSync(text).length;

    expect(bytes).toBeLessThanOrEqual(most);
    // Fails after a size reduction as well: then lower the bound.
    expect(bytes).toBeGreaterThan(least);
  });

  it('every file declares the order of the layers, so that files may load in any order', () => {
    for (const text of recipeCss().values())
      expect(text).toMatch(/^@layer reset, base, tokens, recipes;@layer recipes\{/);
  });

  it('declares the same layer order as Chakra', () => {
    expect(css.startsWith('@layer reset, base, tokens, recipes;')).toBe(true);
  });

  it('declares every variable that it uses', () => {
    const declared = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name));
    const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));

    expect([...read].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('contains neither palettes nor Chakra’s internal variables', () => {
    expect(css).not.toMatch(/--y-colors-[a-z]+-\d/);
    expect(css).not.toMatch(/chakra|bg-currentcolor|color-palette/);
  });

  it.each([
    ['the tokens in light', /:where\(html\)\{[^}]*--y-colors-bg:#FFFFFF;/],
    ['the tokens that differ in dark', /\.dark\{[^}]*--y-colors-bg:#14130F;/],
    ['a recipe', /\.y-button\{[^}]*min-height|\.y-button\{display:inline-flex/],
    ['an option of a variant', /\.y-button--variant_solid\{background:var\(--y-colors-brand-solid\)/],
    ['a slot', /\.y-card__media\{/],
    ['the focus ring', /:focus-visible\{outline:2px solid var\(--y-colors-focus\)/],
    ['stillness for those who ask for it', /@media \(prefers-reduced-motion: ?reduce\)/],
    ['the device classes of the specification', /@media \(width > 768px\)[\s\S]*@media \(width > 1025px\)/],
  ])('contains %s', (_what, rule) => {
    expect(css).toMatch(rule);
  });
});

describe('the font faces', () => {
  it.each([
    [
      'a face that swaps, for Thai alone',
      /@font-face\{font-family:'Anuphan Variable'[^}]*font-display:swap;[^}]*anuphan-thai\.woff2[^}]*unicode-range:U\+E00-E7F\}/,
    ],
    [
      'a fallback of the same measure',
      /@font-face\{font-family:'Anuphan Fallback'[^}]*local\('NotoSansThai-Regular'\)[^}]*size-adjust:[^}]*ascent-override:/,
    ],
  ])('contain %s', (_what, rule) => {
    expect(fontFaces).toMatch(rule);
  });

  it('are in a separate file: repeated font faces would cause a second layout of the whole page', () => {
    expect(css).not.toContain('@font-face');
  });
});

it('every class of a component belongs to a recipe', () => {
  const known = new Set([
    ...Object.values(recipes).map(({ className }) => className),
    ...Object.values(slotRecipes).flatMap(({ className = '', slots }) =>
      slots.map((slot) => slotClass(className, slot)),
    ),
  ]);
  const files = ['components', 'icons', 'carousel', 'islands'].flatMap((folder) =>
    readdirSync(new URL(folder, source)).map((file) => readFileSync(new URL(`${folder}/${file}`, source), 'utf8')),
  );
  const written = files.flatMap((text) =>
    Array.from(text.matchAll(/(?<=['"`\s])y-[a-z]+(?:-[a-z]+)*(?:__[a-z]+)?/g), ([name]) => name),
  );

  expect([...new Set(written)].filter((name) => !known.has(name))).toEqual([]);
});
