import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serializeStyles, type Interpolation } from '@emotion/serialize';
import { compile, DECLARATION, middleware, serialize, stringify, type Middleware } from 'stylis';
import { globalCss } from '../theme/global-css.ts';
import { keyframes } from '../theme/keyframes.ts';
import { recipes, slotRecipes } from '../theme/recipes.ts';
import { reset } from '../theme/reset.ts';
import { system } from '../theme/system.ts';
import { slotClass, variantClass } from '../class-names.ts';
import { referencesIn } from './custom-properties.ts';
import { fontFaces } from './font-faces.ts';
import { tokenDeclarations } from './tokens.ts';

interface Rule {
  selector: string;
  styles: SystemStyleObject;
}

type Variants = Record<string, Record<string, SystemStyleObject>>;
type SlotVariants = Record<string, Record<string, Record<string, SystemStyleObject>>>;

const variantRules = (className: string, variants: Variants): Rule[] =>
  Object.entries(variants).flatMap(([variant, options]) =>
    Object.entries(options).map(([option, styles]) => ({
      selector: `.${variantClass(className, variant, option)}`,
      styles,
    })),
  );

const recipeRules = Object.values(recipes).flatMap(
  ({ className, base, variants }: { className?: string; base?: SystemStyleObject; variants?: Variants }) => [
    { selector: `.${className}`, styles: base ?? {} },
    ...variantRules(className!, variants ?? {}),
  ],
);

const slotRecipeRules = Object.values(slotRecipes).flatMap(
  ({
    className,
    base,
    slots,
    variants = {},
  }: {
    className?: string;
    base?: Record<string, SystemStyleObject>;
    slots: readonly string[];
    variants?: SlotVariants;
  }) =>
    slots.flatMap((slot) => {
      const slotClassName = slotClass(className!, slot);
      const ofSlot = Object.entries(variants).map(([variant, options]) => [
        variant,
        Object.fromEntries(Object.entries(options).map(([option, styles]) => [option, styles[slot] ?? {}])),
      ]);
      return [
        { selector: `.${slotClassName}`, styles: base?.[slot] ?? {} },
        ...variantRules(slotClassName, Object.fromEntries(ofSlot)),
      ];
    }),
);

const globalRules = (styles: Record<string, SystemStyleObject>): Rule[] =>
  Object.entries(styles).map(([selector, style]) => ({ selector, styles: style }));

const toCss = (rules: Rule[]) =>
  rules
    .map(
      ({ selector, styles }) =>
        [selector, serializeStyles([system.css(styles) as Interpolation<unknown>]).styles] as const,
    )
    .filter(([, declarations]) => declarations)
    .map(([selector, declarations]) => `${selector}{${declarations}}`)
    .join('');

/** Leaves out what Chakra sets for its own utilities (`--bg-currentcolor`) and nothing here reads. */
const withoutUnread = (css: string) => {
  const read = referencesIn(css);
  const write: Middleware = (element, index, children, callback) =>
    element.type === DECLARATION && String(element.props).startsWith('--') && !read.has(String(element.props))
      ? ''
      : stringify(element, index, children, callback);
  return serialize(compile(css), middleware([write]));
};

const keyframesCss = () =>
  Object.entries(keyframes)
    .map(([name, frames]) => `@keyframes ${name}{${serializeStyles([frames as Interpolation<unknown>]).styles}}`)
    .join('');

/** The whole design system as one file: faces, reset, tokens, and each recipe and variant as a class, in layers. */
export const staticCss = () => {
  const resetCss = withoutUnread(toCss(globalRules(reset)));
  const baseCss = withoutUnread(toCss(globalRules(globalCss)));
  const recipeCss = withoutUnread(toCss([...recipeRules, ...slotRecipeRules]));
  const tokens = tokenDeclarations(referencesIn(baseCss + recipeCss));
  const {
    reset: resetLayer,
    base,
    tokens: tokenLayer,
    recipes: recipeLayer,
  } = { reset: 'reset', base: 'base', tokens: 'tokens', recipes: 'recipes' };
  return [
    system.layers.atRule,
    fontFaces,
    `@layer ${resetLayer}{${resetCss}}`,
    `@layer ${base}{${baseCss}}`,
    `@layer ${tokenLayer}{:where(html){${tokens.light}}.dark{${tokens.dark}}}`,
    `@layer ${recipeLayer}{${recipeCss}}`,
    keyframesCss(),
    '\n',
  ].join('');
};
