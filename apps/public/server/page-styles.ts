import { LRUCache } from 'lru-cache';

/** A part of a stylesheet: a rule with what each of its selectors needs of a page, or a block of rules under a condition. */
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

/** Nothing on the page looks like this yet: it comes with the whole sheet. */
const laterState = /:(?:hover|active|popover-open)\b|::backdrop\b/;
const laterCondition = /^@media (?:print|\(forced-colors:|\(hover:)/;
/** What a component adds to the focus ring of the page, and what cannot be seen while everything stands still. */
const laterFocus = /\.[^,]*:focus/;
const laterDeclaration = /(?<=[{;])(?:transition|cursor)[\w-]*:[^;{}]*;?/g;

/** What :not() excludes a page need not have, and alternatives are not taken apart: kept rather than lost. */
const withoutFunctions = (selector: string, names: string) =>
  selector.replace(new RegExp(`:(?:${names})\\((?:[^()]|\\([^()]*\\))*\\)`, 'g'), '');

/**
 * The classes (`card`) and attributes (`[disabled`) that a selector needs; null for a state that the page is not in
 * before its scripts run.
 */
const neededMarks = (selector: string): string[] | null => {
  const demanded = withoutFunctions(selector, 'not');
  if (laterState.test(demanded) || laterFocus.test(demanded)) return null;
  const certain = withoutFunctions(demanded, 'is|where|has');
  return [
    ...Array.from(certain.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name!),
    ...Array.from(certain.matchAll(/\[[\w-]+/g), ([mark]) => mark),
    ...(certain.includes(':disabled') ? ['[disabled'] : []),
  ];
};

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
        selectors: splitSelectors(prelude).map(neededMarks),
      });
    at = close + 1;
  }
  return parts;
};

const write = (parts: readonly Part[], has: (name: string) => boolean): string =>
  parts
    .map((part) => {
      if (part.kind === 'verbatim') return part.text;
      if (part.kind === 'rule') return part.selectors.some((marks) => marks?.every(has)) ? part.text : '';
      const inside = write(part.parts, has);
      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');

const declaration = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g;
const reference = /var\((--[\w-]+)\)/g;

/** Writes out the tokens that never change: declared once, for `html`, and made of no other. */
const withConstantsInlined = (css: string): string => {
  const declared = new Map<string, string[]>();
  for (const [, name, value] of css.matchAll(declaration))
    declared.set(name!, [...(declared.get(name!) ?? []), value!]);
  const ofRoot = css.match(/(?<=:where\(html\)\{)[^}]*/g)?.join(';') ?? '';
  return css.replace(reference, (whole, name: string) => {
    const [value, ...others] = declared.get(name) ?? [];
    const isConstant = value !== undefined && others.length === 0 && !value.includes('var(');
    return isConstant && ofRoot.includes(`${name}:`) ? value : whole;
  });
};

const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Without the variables and animations that nothing of the page reads. */
const withoutUnread = (css: string, html: string): string => {
  const moving = css.replace(animation, '');
  const read = new Set([css, html].flatMap((text) => Array.from(text.matchAll(reference), ([, name]) => name)));
  return css
    .replace(animation, (whole, name: string) => (moving.includes(name) ? whole : ''))
    .replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
};

const attributesIn = (parts: readonly Part[]): string[] => [
  ...new Set(
    parts.flatMap((part) => {
      if (part.kind === 'group') return attributesIn(part.parts);
      return part.kind === 'rule'
        ? part.selectors.flatMap((marks) => marks?.filter((mark) => mark[0] === '[') ?? [])
        : [];
    }),
  ),
];

/** The different values of `class` in a document. */
const classLists = (html: string): Set<string> => {
  const opens = ' class="';
  const lists = new Set<string>();
  for (let at = html.indexOf(opens); at !== -1; at = html.indexOf(opens, at)) {
    const end = html.indexOf('"', (at += opens.length));
    lists.add(html.slice(at, end));
  }
  return lists;
};

/** Documents of one template have the same classes, so there are few; the bound is for what nobody foresaw. */
const maxKept = 500;

/**
 * From the site's stylesheet, the part that a document can use: rules whose classes it has and everything that needs
 * none, with the tokens that these read. The browser fetches the whole sheet with the scripts, before anything on the
 * page can change.
 */
export const createPageStyles = (css: string): ((html: string) => string) => {
  const parts = parse(withConstantsInlined(css.replace(/\/\*[^]*?\*\//g, '').replace(laterDeclaration, '')));
  const attributes = attributesIn(parts);
  const kept = new LRUCache<string, string>({ max: maxKept });
  return (html) => {
    const lists = classLists(html);
    const present = attributes.filter((mark) => html.includes(` ${mark.slice(1)}=`));
    const key = [...[...lists].sort(), ...present].join();
    const known = kept.get(key);
    if (known !== undefined) return known;
    // Colour modes are set by script before the first paint, so the document does not show them.
    const marks = new Set(['dark', 'light', ...present, ...[...lists].flatMap((list) => list.split(' '))]);
    const styles = withoutUnread(
      write(parts, (mark) => marks.has(mark)),
      html,
    );
    kept.set(key, styles);
    return styles;
  };
};
