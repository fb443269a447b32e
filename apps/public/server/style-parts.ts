/** A selector with the marks of which a page must have all of one set for it to match. */
interface Selector {
  text: string;
  needs: string[][];
}

/** A part of a stylesheet: a rule with its selectors, or a block of rules under a condition. */
export type StylePart =
  | { kind: 'rule'; body: string; selectors: Selector[] }
  | { kind: 'group'; prelude: string; parts: StylePart[] }
  /** Fonts, variables, layer order: always kept. */
  | { kind: 'verbatim'; text: string };

const closingBrace = (css: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  throw new Error('The stylesheet has an open block.');
};

/** Splits at commas outside brackets: `a:is(b,c),d` has two selectors. */
const splitSelectors = (prelude: string): string[] => {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at++) {
    if (prelude[at] === '(' || prelude[at] === '[') depth++;
    else if (prelude[at] === ')' || prelude[at] === ']') depth--;
    else if (prelude[at] === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
};

const groups = /^@(?:layer|media|supports|container)\b/;

/** Nothing on the page looks like this yet, or for few readers, whose letters are very large: it comes with the whole sheet. */
const laterState = /:(?:hover|active|popover-open)\b|::backdrop\b/;
const laterCondition = /^@(?:page|media (?:print|\(forced-colors:|\(hover:|\(width<\d+rem\)))/;
/** Filled by scripts: a live region, a tray. */
const laterContent = ':not(:empty)';
/** What a component adds to the focus ring of the page. */
const laterFocus = /\.[^,]*:focus/;

const functionOf = (names: string) => new RegExp(`:(?:${names})\\(((?:[^()]|\\([^()]*\\))*)\\)`);
const exclusion = new RegExp(functionOf('not').source, 'g');
const alternatives = functionOf('is|where|has');

/**
 * `.a:is(b,.c)` as `.a b` and `.a .c`, which need the same marks: so it is for what `:has()` asks for. Apart, or a class
 * and an element would be read as one name.
 */
const spelledOut = (selector: string): string[] => {
  const found = alternatives.exec(selector);
  if (!found) return [selector];
  const before = selector.slice(0, found.index);
  const after = selector.slice(found.index + found[0].length);
  return splitSelectors(found[1]!).flatMap((one) => spelledOut(`${before} ${one} ${after}`));
};

/**
 * The marks that a selector without alternatives needs: classes (`card`), attributes (`[disabled`, `[aria-current=page`),
 * attributes of what has a class (`card[hidden`) and elements (`<table`).
 */
const marksOf = (selector: string): string[] => [
  ...Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name!),
  ...Array.from(
    selector.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*))?/g),
    ([, name, value]) => `[${name}${value ? `=${value}` : ''}`,
  ),
  ...Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*\[[\w-]+)/g), ([, owned]) => owned!),
  ...(selector.includes(':disabled') ? ['[disabled'] : []),
  ...Array.from(
    selector.replace(/\[[^\]]*\]|\([^)]*\)|::?[\w-]+/g, '').matchAll(/(?<![\w.#-])[a-z][a-z0-9]*/g),
    ([name]) => `<${name}`,
  ),
];

/** Nothing for a state that the page is not in before its scripts run; what `:not()` excludes a page need not have. */
const readSelector = (text: string): Selector => {
  const demanded = text.replace(exclusion, '');
  const isLater = laterState.test(demanded) || laterFocus.test(demanded) || text.includes(laterContent);
  return { text, needs: isLater ? [] : spelledOut(demanded).map(marksOf) };
};

export const readStyles = (css: string): StylePart[] => {
  const parts: StylePart[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const statement = css.indexOf(';', at);
    if (statement !== -1 && (open === -1 || statement < open)) {
      parts.push({ kind: 'verbatim', text: css.slice(at, statement + 1) });
      at = statement + 1;
      continue;
    }
    if (open === -1) break;
    const close = closingBrace(css, open);
    const prelude = css.slice(at, open);
    const text = css.slice(at, close + 1);
    if (laterCondition.test(prelude.trim())) parts.push({ kind: 'verbatim', text: '' });
    else if (groups.test(prelude.trim()))
      parts.push({ kind: 'group', prelude, parts: readStyles(css.slice(open + 1, close)) });
    else if (prelude.trim().startsWith('@')) parts.push({ kind: 'verbatim', text });
    else
      parts.push({
        kind: 'rule',
        body: css.slice(open, close + 1),
        selectors: splitSelectors(prelude.trim()).map(readSelector),
      });
    at = close + 1;
  }
  return parts;
};

/** Where a condition stands among others: narrower screens after wider ones, and last what asks for something else. */
const rankOf = (prelude: string): number => {
  const below = /width<=(\d+)/.exec(prelude)?.[1];
  const above = /width>=?(\d+)/.exec(prelude)?.[1];
  if (prelude.includes(') and (') || !prelude.includes('width')) return 1e5;
  if (above) return Number(above);
  return prelude.includes('(width') ? -Number(below) : 1e4;
};

/**
 * The same parts with each condition said once, behind what it changes. A rule under a condition therefore wins over one
 * of the same weight without, wherever the two stand in their files.
 */
export const withConditionsLast = (parts: readonly StylePart[]): StylePart[] => {
  const others: StylePart[] = [];
  const conditions = new Map<string, StylePart[]>();
  for (const part of parts) {
    if (part.kind !== 'group') others.push(part);
    else if (!part.prelude.startsWith('@media')) others.push({ ...part, parts: withConditionsLast(part.parts) });
    else conditions.set(part.prelude, [...(conditions.get(part.prelude) ?? []), ...part.parts]);
  }
  const ranked = [...conditions].sort(([one], [other]) => rankOf(one) - rankOf(other));
  return [...others, ...ranked.map(([prelude, inside]): StylePart => ({ kind: 'group', prelude, parts: inside }))];
};

/** The selectors that a page with these marks can use, each with its rule. */
export const writeStyles = (parts: readonly StylePart[], has: (mark: string) => boolean): string =>
  parts
    .map((part) => {
      if (part.kind === 'verbatim') return part.text;
      if (part.kind === 'rule') {
        const used = part.selectors.filter(({ needs }) => needs.some((marks) => marks.every(has)));
        return used.length > 0 ? used.map(({ text }) => text).join() + part.body : '';
      }
      const inside = writeStyles(part.parts, has);
      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');

/** Every mark that some selector needs. */
export const marksIn = (parts: readonly StylePart[]): string[] => [
  ...new Set(
    parts.flatMap((part) => {
      if (part.kind === 'group') return marksIn(part.parts);
      return part.kind === 'rule' ? part.selectors.flatMap(({ needs }) => needs.flat()) : [];
    }),
  ),
];
