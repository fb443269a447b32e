import { system } from '../theme/system.ts';
import { resolveAll } from './custom-properties.ts';

/**
 * Tokens that feature code may use as variables in its CSS Modules; they are in the file even where no recipe uses them.
 * Palettes are not among them: a colour is used through its meaning.
 */
const publicToken =
  /^--y-(colors-(bg|fg|border|brand|accent|success|warning|danger|info|focus|overlay)|spacing-(?!\d+\\)|font-sizes-|font-weights-|line-heights-|radii-|shadows-|durations-|easings-|sizes-(container|prose|touch)|z-index-)(?!.*-\d{2,3}$)/;

const { cssVarMap } = system.tokens;
const valuesOf = (condition: string) =>
  Array.from(cssVarMap.get(condition) ?? [], ([name, value]) => [name, String(value)] as const);
const light = new Map(valuesOf('base'));
const dark = new Map(valuesOf('_dark'));

/** `name:value` of each variable in light, and of those that differ in dark, resolved to literal values. */
export const tokenDeclarations = (used: ReadonlySet<string>) => {
  const isKept = (name: string) => used.has(name) || publicToken.test(name);
  const inLight = resolveAll(light);
  const inDark = resolveAll(new Map([...light, ...dark]));
  const write = (names: string[], values: ReadonlyMap<string, string>) =>
    names.map((name) => `${name}:${values.get(name)}`).join(';');
  const kept = [...light.keys()].filter(isKept);
  return {
    light: write(kept, inLight),
    dark: write(
      kept.filter((name) => inLight.get(name) !== inDark.get(name)),
      inDark,
    ),
  };
};
