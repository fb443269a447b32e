import { serializeStyles, type Interpolation } from '@emotion/serialize';
import { compile, DECLARATION, middleware, serialize, stringify, type Middleware } from 'stylis';
import { globalCss } from '../theme/global-css.ts';
import { pageKeyframes } from '../theme/keyframes.ts';
import { recipes, slotRecipes } from '../theme/recipes.ts';
import { reset } from '../theme/reset.ts';
import { system } from '../theme/system.ts';
import {
  globalRules,
  recipeRules,
  slotRecipeRules,
  type RecipeSource,
  type Rule,
  type SlotRecipeSource,
} from './rules.ts';
import { tokenCss, withConstantsInlined } from './tokens.ts';

const declarationsOf = (styles: object) => serializeStyles([styles as Interpolation<unknown>]).styles;

/** Chakra's utilities also set helper variables (`--bg-currentcolor`) that no rule here reads. */
const withoutHelpers: Middleware = (element, index, children, callback) =>
  element.type === DECLARATION && String(element.props).startsWith('--')
    ? ''
    : stringify(element, index, children, callback);

const minified = (css: string) =>
  css
    .replaceAll(';}', '}')
    .replace(/, /g, ',')
    .replace(/(?<=[\s,:(-])0\.(?=\d)/g, '.')
    .replace(/#[\dA-F]{6}\b/gi, (hex) => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'));

/** Rules as the system writes them at run time, so the two weights cannot differ. */
const toCss = (rules: Rule[]) => {
  const css = rules
    .map(({ selector, styles }) => ({ selector, declarations: declarationsOf(system.css(styles)) }))
    .filter(({ declarations }) => declarations)
    .map(({ selector, declarations }) => `${selector}{${declarations}}`);
  return withConstantsInlined(serialize(compile(css.join('')), middleware([withoutHelpers])));
};

const layer = (name: string, css: string) => `@layer ${name}{${css}}`;

/** Layer order and reset: Chakra's own preflight has no part in either weight. */
export const resetCss = () => system.layers.atRule + layer('reset', toCss(globalRules(reset)));

/** The design system as one file: reset, tokens, and every recipe and variant as a class, in Chakra's layers. */
export const staticCss = () => {
  const base = toCss(globalRules(globalCss));
  const recipeLayer = toCss([
    ...Object.values<RecipeSource>(recipes).flatMap(recipeRules),
    ...Object.values<SlotRecipeSource>(slotRecipes).flatMap(slotRecipeRules),
  ]);
  const animations = Object.entries(pageKeyframes).map(
    ([name, frames]) => `@keyframes ${name}{${declarationsOf(frames)}}`,
  );
  return `${minified(
    [
      resetCss(),
      layer('base', base),
      layer('tokens', tokenCss(base + recipeLayer)),
      layer('recipes', recipeLayer),
      ...animations,
    ].join(''),
  )}\n`;
};
