/** What cannot be seen while everything stands still. */
export const laterDeclaration = /(?<=[{;])(?:transition|cursor)[\w-]*:[^;{}]*;?/g;

const logicalSize = /(?<=[{;](?:m(?:in|ax)-)?)(block|inline)-size(?=:)/g;
const logicalSide = /(?<=[{;])(?:inset|([a-z-]+))-(block|inline)-(start|end)(?=[:-])/g;
const sides = { block: { start: 'top', end: 'bottom' }, inline: { start: 'left', end: 'right' } } as const;

/**
 * Sizes and sides by the names that the design system uses for them, too: pages are written from left to right and from
 * top to bottom, whatever the language.
 */
export const withPhysicalNames = (css: string): string =>
  css
    .replace(logicalSize, (_name, axis: string) => (axis === 'block' ? 'height' : 'width'))
    .replace(logicalSide, (_name, of: string | undefined, axis: keyof typeof sides, edge: 'start' | 'end') =>
      [of, sides[axis][edge]].filter(Boolean).join('-'),
    );

const declaration = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g;
const reference = /var\((--[\w-]+)\)/g;

/** Writes out the tokens that never change: declared once, for `html`, and made of no other. */
export const withConstantsInlined = (css: string): string => {
  const declared = new Map<string, string[]>();
  for (const [, name, value] of css.matchAll(declaration))
    declared.set(name!, [...(declared.get(name!) ?? []), value!]);
  const ofRoot = css.match(/(?<=:where\(html\)\{)[^}]*/g)?.join(';') ?? '';
  return css
    .replace(reference, (whole, name: string) => {
      const [value, ...others] = declared.get(name) ?? [];
      const isConstant = value !== undefined && others.length === 0 && !value.includes('var(');
      return isConstant && ofRoot.includes(`${name}:`) ? value : whole;
    })
    .replace(/calc\(-1 \* ([\d.]+(?:rem|px))\)/g, '-$1');
};

/** Names of the variables that a text reads. */
export const readVariables = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(reference), ([, name]) => name!));

const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Without the variables and animations that nothing of the page reads; `outside` are those that its elements read. */
export const withoutUnread = (css: string, outside: ReadonlySet<string>): string => {
  const moving = css.replace(animation, '');
  const read = new Set([...readVariables(css), ...outside]);
  return css
    .replace(animation, (whole, name: string) => (moving.includes(name) ? whole : ''))
    .replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
};

const emptyRules = /(?<=^|[{};])[^{};]+\{\}/g;

/** Without rules in which nothing is left, and conditions around only such. */
export const withoutEmptyRules = (css: string): string => {
  const fewer = css.replaceAll(/;(?=\})/g, '').replace(emptyRules, '');
  return fewer === css ? css : withoutEmptyRules(fewer);
};

/** Pseudo-elements stay alone: a browser that does not know one drops the whole rule. */
const twins = /(?<=[{}]|^)([^{};@:]+)(\{[^{};]+\})([^{};@:]+)\2/g;

/** Neighbours that say the same one thing as one rule. */
export const withTwinsJoined = (css: string): string => {
  const fewer = css.replace(twins, '$1,$3$2');
  return fewer === css ? css : withTwinsJoined(fewer);
};

/** Tokens by numbers, but for those that elements of the page name: each is said a dozen times. */
export const withShortTokens = (css: string, outside: ReadonlySet<string>): string => {
  const names = [...new Set(css.match(/--y-[\w-]+/g))].filter((name) => !outside.has(name));
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replace(/(?<![\w-])--y-[\w-]+/g, (name) => short.get(name) ?? name);
};
