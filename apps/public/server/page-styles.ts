/** A part of a stylesheet: a rule with the classes each of its selectors needs, or a block of rules under a condition. */
type Part =
  | { kind: 'rule'; text: string; selectors: (string[] | null)[] }
  | { kind: 'group'; prelude: string; parts: Part[] }
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

const classesOf = (selector: string): string[] =>
  // What :not() excludes, a page need not have.
  [...selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
    ([, name]) => name!,
  );

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

/** The classes a selector needs; null for a state that the page is not in before its scripts run. */
const neededClasses = (selector: string): string[] | null => {
  if (laterState.test(selector)) return null;
  // Alternatives are not taken apart: kept rather than lost.
  return /:(?:is|where|has)\(/.test(selector) ? [] : classesOf(selector);
};

/** Nothing on the page looks like this yet: it comes with the whole sheet. */
const laterState = /:(?:hover|active|popover-open)\b|::backdrop\b/;
const laterCondition = /^@media (?:print|\(forced-colors:|\(hover:)/;

const parse = (css: string): Part[] => {
  const parts: Part[] = [];
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
      parts.push({ kind: 'group', prelude, parts: parse(css.slice(open + 1, close)) });
    else if (prelude.trim().startsWith('@')) parts.push({ kind: 'verbatim', text });
    else
      parts.push({
        kind: 'rule',
        text,
        selectors: splitSelectors(prelude).map(neededClasses),
      });
    at = close + 1;
  }
  return parts;
};

const write = (parts: readonly Part[], has: (name: string) => boolean): string =>
  parts
    .map((part) => {
      if (part.kind === 'verbatim') return part.text;
      if (part.kind === 'rule') return part.selectors.some((classes) => classes?.every(has)) ? part.text : '';
      const inside = write(part.parts, has);
      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');

/**
 * From the site's stylesheet, the part that a document can use: rules whose classes it has, and everything that needs
 * none. The browser fetches the whole sheet with the scripts, before anything on the page can change.
 */
export const createPageStyles = (css: string): ((html: string) => string) => {
  const parts = parse(css.replace(/\/\*[^]*?\*\//g, ''));
  return (html) => {
    const classes = new Set<string>();
    for (const [, names] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of names!.split(' ')) classes.add(name);
    // Set by script before the first paint, so the document does not show it.
    classes.add('dark').add('light');
    return write(parts, (name) => classes.has(name));
  };
};
