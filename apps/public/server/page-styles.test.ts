import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const page = '<html lang="th"><body class="a b" aria-live="off"><p class="c">x</p></body></html>';
const used = (css: string) => createPageStyles(css)(page);

it.each([
  ['a rule whose class is there', '.a{color:red}'],
  ['a rule without classes', '*,body,p::before{margin:0}'],
  ['what the script sets', '.dark .a{color:red}'],
  ['fonts and layer order', '@layer reset,recipes;@font-face{font-family:"A"}'],
  ['conditions around kept rules', '@layer recipes{@media (min-width:769px){.a{color:red}}}'],
  ['what must not be there', '.a:not(.x){color:red}'],
  ['an alternative that is there', '.a:is(.x,.b) .c{color:red}.c:is(p){color:red}'],
  ['an attribute that is there', '.b[aria-live]{color:red}html[lang]{left:0}[lang=th]{top:0}'],
  ['the focus ring of the page', ':focus-visible{outline:2px solid}'],
  ['an animation that something has', '@keyframes k{from{opacity:0}to{opacity:1}}.a{animation:k 1s}'],
  ['braces in strings', '.a:after{content:"}"}'],
])('keeps %s', (_name, css) => {
  expect(used(css)).toBe(css);
});

it.each([
  ['a class that is not there', '.x{color:red}'],
  ['a compound that cannot match', '.a.x{color:red}'],
  ['conditions left empty', '@media print{.x{color:red}}'],
  ['alternatives none of which is there', '.a:is(.x,:disabled) .c{color:red}.a:has(.x:checked){color:red}'],
  [
    'an attribute that is not there',
    '.c[aria-live]{color:red}.a[aria-busy=true]{color:red}.a:disabled{color:red}[lang=en]{color:red}',
  ],
  ['an element that is not there', '.a table{color:red}th{color:red}'],
  ['what a component adds to the focus ring', '.a:focus-visible{color:red}.a:has(:focus-visible){color:red}'],
  ['an animation that nothing has', '@keyframes k{from{opacity:0}to{opacity:1}}'],
  ['what is filled by scripts', '.a:not(:empty){color:red}'],
  ['comments', '/* .a{} */'],
  ['what comes with the pointer or on paper', '.a:hover{color:red}@media print{.a{color:red}}'],
  ['what very large letters change', '@media (width<20rem){.a{color:red}}'],
])('drops %s', (_name, css) => {
  expect(used(css)).toBe('');
});

it('keeps what a kept part needs, whichever document it stands in', () => {
  const stylesOf = createPageStyles('.a{color:red}.x{color:var(--x)}.y{color:red}html{--x:1;--z:1}[aria-busy]{top:0}');
  const part = Buffer.from('<i class="x" aria-busy="true">x</i>');

  for (const document of [page, '<html></html>']) expect(stylesOf(document, [part])).toContain('.x{color:var(--x)}');
  expect(stylesOf(page, [part])).toBe('.a{color:red}.x{color:var(--x)}html{--x:1}[aria-busy]{top:0}');
  expect(stylesOf(page)).toBe('.a{color:red}');
});

it('keeps those selectors of a rule that can match', () => {
  expect(used('.x,.a>.c,table{color:red}')).toBe('.a>.c{color:red}');
});

it.each([
  [
    'a condition once, behind what it changes',
    '.a{top:0}@media (pointer:coarse){.a{top:1px}}.b{top:0}@media (pointer:coarse){.b{left:1px}}',
    '.a,.b{top:0}@media (pointer:coarse){.a{top:1px}.b{left:1px}}',
  ],
  [
    'narrower screens after wider ones',
    '@media (width<=768px){.a{top:0}}@media (width>1025px){.a{top:1px}}@media (width<=1025px){.a{top:2px}}',
    '@media (width<=1025px){.a{top:2px}}@media (width<=768px){.a{top:0}}@media (width>1025px){.a{top:1px}}',
  ],
  [
    'a condition within its own layer',
    '@layer recipes{@media (scripting:none){.a{top:0}}.b{top:1px}}.c{top:2px}',
    '@layer recipes{.b{top:1px}@media (scripting:none){.a{top:0}}}.c{top:2px}',
  ],
  ['neighbours that say the same as one', '.a{top:0}.b{top:0}.c{top:0}', '.a,.b,.c{top:0}'],
  ['a pseudo-element alone', '.a{top:0}.b::-x{top:0}', '.a{top:0}.b::-x{top:0}'],
  [
    'sizes and sides by their physical names',
    '.a{min-block-size:1px;inline-size:2px;inset-block-start:0;border-inline-end-color:red;padding-inline:3px}',
    '.a{min-height:1px;width:2px;top:0;border-right-color:red;padding-inline:3px}',
  ],
])('says %s', (_what, css, said) => {
  expect(used(css)).toBe(said);
});

describe('variables', () => {
  const tokens = ':where(html){--gap:.5rem;--fg:#000;--unread:1px}.dark{--fg:#fff;--unread:2px}';

  it('are written out where they never change', () => {
    expect(used(`${tokens}.a{gap:var(--gap)}`)).toBe('.a{gap:.5rem}');
  });

  it('stay where modes or rules differ, as far as the page reads them', () => {
    expect(used(`${tokens}.a{color:var(--fg)}`)).toBe(':where(html){--fg:#000}.dark{--fg:#fff}.a{color:var(--fg)}');
    expect(used('.a{--own:1px}.a .b{gap:var(--own)}')).toBe('.a{--own:1px}.a .b{gap:var(--own)}');
  });

  it('stay for what the document itself reads', () => {
    const style = '<html><p style="color:var(--fg)">x</p></html>';

    expect(createPageStyles(tokens)(style)).toBe(':where(html){--fg:#000}.dark{--fg:#fff}');
  });

  it('are numbered, but for those that an element reads', () => {
    const css = ':where(html){--y-bg:#fff;--y-fg:#000}.dark{--y-bg:#000;--y-fg:#fff}.a{color:var(--y-fg)}';

    expect(createPageStyles(css)('<html class="a" style="background:var(--y-bg)"></html>')).toBe(
      ':where(html){--y-bg:#fff;--0:#000}.dark{--y-bg:#000;--0:#fff}.a{color:var(--0)}',
    );
  });

  it('are written out where only their sign is turned', () => {
    expect(used(':where(html){--gap:.5rem}.a{margin:calc(-1 * var(--gap))}')).toBe('.a{margin:-.5rem}');
  });

  it('are not taken for the options in names of classes', () => {
    expect(createPageStyles('.b--tone_x:enabled{color:red}')('<p class="b--tone_x">')).toBe(
      '.b--tone_x:enabled{color:red}',
    );
  });
});
