import { system } from '../theme/system.ts';

/**
 * Tokens that feature code may use in its CSS Modules, listed in the README. The file always contains them, even if no
 * recipe uses them. Palettes are not public: use a colour through its semantic token.
 */
const publicToken =
  /^--y-((colors-(bg|fg|border|brand|accent|success|warning|danger|info)(-[a-z]+)?|colors-(focus|overlay))|(spacing|font-sizes|font-weights|line-heights|radii|shadows|durations|easings)-\w+|sizes-(container|prose|touch)|z-index-(docked|sticky|toast))$/;

const reference = /var\((--[\w-]+)\)/g;

/** Values of the variables in one mode, with resolved references. */
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

/** The value of each variable, by mode. */
export const tokenValues = { light: valuesIn('base'), dark: valuesIn('base', '_dark') };

const { light, dark } = tokenValues;

const isTheSameInBothModes = (name: string) => light.get(name) === dark.get(name);

/** Inlines the variables that have one value in all modes. The remaining `var()`s depend on the colour mode. */
export const withConstantsInlined = (css: string) =>
  css.replace(reference, (whole, name: string) =>
    light.has(name) && isTheSameInBothModes(name) ? light.get(name)! : whole,
  );

const referencesIn = (css: string) => new Set(Array.from(css.matchAll(reference), ([, name]) => name!));

/**
 * The token layer: the public tokens and those that `css` uses, in light mode, and in dark mode (screen only, not
 * print) where dark differs.
 */
export const tokenCss = (css: string) => {
  const used = referencesIn(css);
  const kept = [...light.keys()].filter((name) => used.has(name) || publicToken.test(name));
  const declarations = (names: string[], values: Map<string, string>) =>
    names.map((name) => `${name}:${values.get(name)}`).join(';');
  const differing = kept.filter((name) => !isTheSameInBothModes(name));
  return `:where(html){${declarations(kept, light)}}@media not print{.dark{${declarations(differing, dark)}}}`;
};
