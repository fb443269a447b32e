import { system } from '../theme/system.ts';

/**
 * Tokens that feature code may use in its CSS Modules, listed in the README. They stay in the file whether a recipe
 * uses them or not. Palettes are not among them: a colour is used through its meaning.
 */
const publicToken =
  /^--y-((colors-(bg|fg|border|brand|accent|success|warning|danger|info)(-[a-z]+)?|colors-(focus|overlay))|(spacing|font-sizes|font-weights|line-heights|radii|shadows|durations|easings)-\w+|sizes-(container|prose|touch)|z-index-(docked|sticky|toast))$/;

const reference = /var\((--[\w-]+)\)/g;

/** Values of the variables in one mode, with references to each other resolved. */
const valuesIn = (...conditions: string[]) => {
  const declared = new Map(
    conditions.flatMap((condition) =>
      Array.from(system.tokens.cssVarMap.get(condition) ?? [], ([name, value]) => [name, String(value)] as const),
    ),
  );
  const resolve = (value: string): string =>
    value.replace(reference, (whole, name: string) => (declared.has(name) ? resolve(declared.get(name)!) : whole));
  return new Map(Array.from(declared, ([name, value]) => [name, resolve(value)]));
};

/** What each variable comes to, by mode. */
export const tokenValues = { light: valuesIn('base'), dark: valuesIn('base', '_dark') };

const { light, dark } = tokenValues;

const isTheSameInBothModes = (name: string) => light.get(name) === dark.get(name);

/** Writes out the variables that never change; what is left as `var()` is what colour mode is made of. */
export const withConstantsInlined = (css: string) =>
  css.replace(reference, (whole, name: string) =>
    light.has(name) && isTheSameInBothModes(name) ? light.get(name)! : whole,
  );

const referencesIn = (css: string) => new Set(Array.from(css.matchAll(reference), ([, name]) => name!));

/** The token layer: the public tokens and those that `css` refers to, in light, and in dark where dark differs: on a screen, paper is white. */
export const tokenCss = (css: string) => {
  const used = referencesIn(css);
  const kept = [...light.keys()].filter((name) => used.has(name) || publicToken.test(name));
  const declarations = (names: string[], values: Map<string, string>) =>
    names.map((name) => `${name}:${values.get(name)}`).join(';');
  const differing = kept.filter((name) => !isTheSameInBothModes(name));
  return `:where(html){${declarations(kept, light)}}@media not print{.dark{${declarations(differing, dark)}}}`;
};
