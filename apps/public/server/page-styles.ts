import { LRUCache } from 'lru-cache';
import type { KeptPart } from '../app/rendered-page.ts';
import { marksIn, readStyles, withConditionsLast, writeStyles } from './style-parts.ts';
import {
  laterDeclaration,
  readVariables,
  withConstantsInlined,
  withoutEmptyRules,
  withoutUnread,
  withPhysicalNames,
  withShortTokens,
  withTwinsJoined,
} from './style-values.ts';

/** The different values of `class` in a document. */
const readClassLists = (html: string): Set<string> => {
  const opens = ' class="';
  const lists = new Set<string>();
  for (let at = html.indexOf(opens); at !== -1; at = html.indexOf(opens, at)) {
    const end = html.indexOf('"', (at += opens.length));
    lists.add(html.slice(at, end));
  }
  return lists;
};

/** The classes of the element in whose tag this place is. */
const classesAt = (html: string, index: number): string[] => {
  const tag = html.slice(html.lastIndexOf('<', index), html.indexOf('>', index));
  return / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
};

/**
 * Finds which of these attributes and elements a document has, in one pass: asking for each by itself was a twentieth of
 * the CPU of a rendered list.
 */
const createMarkFinder = (marks: readonly string[]) => {
  const wanted = new Set(marks);
  const namesAfter = (sign: string) => [
    ...new Set(marks.filter((mark) => mark[0] === sign).map((mark) => mark.slice(1).split('=')[0])),
  ];
  /** Attributes for which it matters whose they are. */
  const owned = new Set(marks.flatMap((mark) => /^[\w-]+(\[.+)/.exec(mark)?.[1] ?? []));
  const written = new RegExp(
    ` (${namesAfter('[').join('|')})="([^"]*)"|<(${namesAfter('<').join('|')})(?=[ >/])`,
    'gi',
  );
  return (html: string): Set<string> => {
    const present = new Set<string>();
    for (const { index, 1: name, 2: value, 3: element } of html.matchAll(written)) {
      const attribute = `[${name?.toLowerCase()}`;
      const marks = element ? [`<${element}`] : [attribute, `${attribute}=${value}`];
      if (owned.has(attribute)) marks.push(...classesAt(html, index).map((owner) => owner + attribute));
      for (const mark of marks) if (wanted.has(mark)) present.add(mark);
    }
    return present;
  };
};

/** What decides which styles a piece of HTML needs. */
interface Marks {
  classLists: Set<string>;
  /** Attributes and elements that some selector names. */
  others: Set<string>;
  /** Tokens that elements read themselves. */
  tokens: Set<string>;
}

const union = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** Documents of one template have the same classes, so there are few; the bound is for what nobody foresaw. */
const maxKept = 500;

/**
 * From the site's stylesheet, the part that a document can use: the selectors whose classes, attributes and elements it
 * has, with the tokens that these read. The browser fetches the whole sheet with the scripts, before anything on the
 * page can change.
 */
export const createPageStyles = (css: string): ((html: string, keptParts?: readonly KeptPart[]) => string) => {
  const standing = css.replace(/\/\*[^]*?\*\//g, '').replace(laterDeclaration, '');
  const parts = withConditionsLast(readStyles(withPhysicalNames(withConstantsInlined(standing))));
  const findMarks = createMarkFinder(marksIn(parts));
  const kept = new LRUCache<string, string>({ max: maxKept });
  const marksOf = (html: string): Marks => ({
    classLists: readClassLists(html),
    others: findMarks(html),
    tokens: readVariables(html),
  });
  const known = new WeakMap<KeptPart, Marks>();
  const marksOfPart = (part: KeptPart) => {
    const marks = known.get(part) ?? marksOf(part.toString());
    known.set(part, marks);
    return marks;
  };
  return (html, keptParts = []) => {
    const pieces = [marksOf(html), ...keptParts.map(marksOfPart)];
    const classLists = union(pieces.map((piece) => piece.classLists));
    const others = union(pieces.map((piece) => piece.others));
    const tokens = union(pieces.map((piece) => piece.tokens));
    const key = [classLists, others, tokens].map((set) => [...set].sort().join()).join(';');
    const before = kept.get(key);
    if (before !== undefined) return before;
    // Colour modes are set by script before the first paint, so the document does not show them.
    const marks = new Set(['dark', 'light', ...others, ...[...classLists].flatMap((list) => list.split(' '))]);
    const used = writeStyles(parts, (mark) => marks.has(mark));
    const styles = withShortTokens(withTwinsJoined(withoutEmptyRules(withoutUnread(used, tokens))), tokens);
    kept.set(key, styles);
    return styles;
  };
};
