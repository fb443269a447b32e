import { expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const page = '<html><body class="a b"><p class="c">x</p></body></html>';
const used = (css: string) => createPageStyles(css)(page);

it.each([
  ['a rule whose class is there', '.a{color:red}'],
  ['a rule without classes', 'h1,h2{margin:0}'],
  ['a rule with one selector that can match', '.x,.a>.c{color:red}'],
  ['what the script sets', '.dark .a{color:red}'],
  [
    'fonts, keyframes and layer order',
    '@layer reset,recipes;@font-face{font-family:"A"}@keyframes k{from{opacity:0}to{opacity:1}}',
  ],
  ['conditions around kept rules', '@layer recipes{@media (min-width:769px){.a{color:red}}}'],
  ['what must not be there', '.a:not(.x){color:red}'],
  ['alternatives it cannot judge', ':is(.x,.y) .z{color:red}'],
  ['braces in strings', '.a:after{content:"}"}'],
])('keeps %s', (_name, css) => {
  expect(used(css)).toBe(css);
});

it.each([
  ['a class that is not there', '.x{color:red}'],
  ['a compound that cannot match', '.a.x{color:red}'],
  ['conditions left empty', '@media print{.x{color:red}}'],
  ['comments', '/* .a{} */'],
  ['what comes with the pointer or on paper', '.a:hover{color:red}@media print{.a{color:red}}'],
])('drops %s', (_name, css) => {
  expect(used(css)).toBe('');
});
