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
import { tokenCss } from './tokens.ts';

const declarationsOf = (styles: object) => serializeStyles([styles as Interpolation<unknown>]).styles;

/** Removes helper variables of Chakra's utilities (`--bg-currentcolor`) that no rule here uses. */
const withoutHelpers: Middleware = (element, index, children, callback) =>
  element.type === DECLARATION && String(element.props).startsWith('--')
    ? ''
    : stringify(element, index, children, callback);

/** Serialises rules with the same code as at run time, so that static and runtime styles cannot differ. */
const toCss = (rules: Rule[]) => {
  const css = rules
    .map(({ selector, styles }) => ({ selector, declarations: declarationsOf(system.css(styles)) }))
    .filter(({ declarations }) => declarations)
    .map(({ selector, declarations }) => `${selector}{${declarations}}`);
  return serialize(compile(css.join('')), middleware([withoutHelpers]));
};

const layer = (name: string, css: string) => `@layer ${name}{${css}}`;

/** Layer order and reset. Chakra's preflight is used neither here nor at run time. */
export const resetCss = () => system.layers.atRule + layer('reset', toCss(globalRules(reset)));

const allRecipes: readonly { className?: string; rules: Rule[] }[] = [
  ...Object.values<RecipeSource>(recipes).map((recipe) => ({ ...recipe, rules: recipeRules(recipe) })),
  ...Object.values<SlotRecipeSource>(slotRecipes).map((recipe) => ({ ...recipe, rules: slotRecipeRules(recipe) })),
];

const recipeLayers = allRecipes.map(({ className = '', rules }) => ({
  /** The styles of `y-button` are in `button.css`. */
  name: className.replace(/^y-/, ''),
  css: toCss(rules),
}));

/** Features use this class directly, so every page includes it. */
const everywhere = 'visually-hidden';

/** CSS that every page starts with: the order of Chakra's layers, reset, global styles, tokens, animations. */
export const baseCss = (): string => {
  const base = toCss(globalRules(globalCss));
  const animations = Object.entries(pageKeyframes).map(
    ([name, frames]) => `@keyframes ${name}{${declarationsOf(frames)}}`,
  );
  const hidden = recipeLayers.filter(({ name }) => name === everywhere).map(({ css }) => layer('recipes', css));
  const parts = [resetCss(), layer('base', base), layer('tokens', tokenCss), ...hidden, ...animations];
  return `${parts.join('')}\n`;
};

/**
 * The styles of each recipe by file name, with every variant as a class. Each file states the order of the layers, so
 * that files may load in any order.
 */
export const recipeCss = (): ReadonlyMap<string, string> =>
  new Map(
    recipeLayers
      .filter(({ name }) => name !== everywhere)
      .map(({ name, css }) => [name, `${system.layers.atRule}${layer('recipes', css)}\n`]),
  );

/** The complete design system as one text. */
export const staticCss = (): string => [baseCss(), ...recipeCss().values()].join('');
