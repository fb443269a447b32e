import { neutral, palette } from '../theme/palette.ts';
import { system } from '../theme/system.ts';

/** Shades are used through the semantic tokens, which contain their values: pages need no variables for them. */
const shades = new Set(
  Object.entries({ ...palette, neutral }).flatMap(([name, steps]) =>
    Object.keys(steps).map((step) => `--y-colors-${name}-${step}`),
  ),
);

const declaredIn = (condition: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(system.tokens.cssVarMap.get(condition) ?? [], ([name, value]) => [name, String(value)] as const).filter(
      ([name]) => !shades.has(name),
    ),
  );

const light = declaredIn('base');
const dark = declaredIn('_dark');

/** The value of each variable, by mode. */
export const tokenValues = { light, dark: new Map([...light, ...dark]) };

const declarations = (values: ReadonlyMap<string, string>) =>
  Array.from(values, ([name, value]) => `${name}:${value}`).join(';');

/** The token layer: every token but the shades in light mode, and those of dark mode (screen only, not print). */
export const tokenCss = `:where(html){${declarations(light)}}@media not print{.dark{${declarations(dark)}}}`;
