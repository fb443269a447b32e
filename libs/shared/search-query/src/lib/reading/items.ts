import { foldRomanised } from './fold-romanised.ts';
import type { Lexicon } from './lexicon.ts';
import type { Squashed } from './squash.ts';
import type { Term, TermOf } from './terms.ts';

/** A known phrase, a number, or a word that means nothing here, and where it stands in the squashed text. */
export interface Item {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly Term[];
  readonly number: number | null;
}

export const termOf = <Is extends Term['is']>(item: Item | undefined, is: Is): TermOf<Is> | undefined =>
  item?.terms.find((term): term is TermOf<Is> => term.is === is);

export const termsOf = <Is extends Term['is']>(item: Item | undefined, is: Is): TermOf<Is>[] =>
  item?.terms.filter((term): term is TermOf<Is> => term.is === is) ?? [];

const thaiFollower = /[ะ-ฺ็-๎]/;
const latinLetter = /[a-z]/;
const digits = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/y;
const mostNameWords = 5;

const createScanner = ({ text, edges, gaps }: Squashed, lexicon: Lexicon) => {
  const sortedEdges = [...edges].sort((a, b) => a - b);
  const nextEdge = (after: number) => sortedEdges.find((edge) => edge > after) ?? text.length;

  const startsPhrase = (at: number) => {
    for (let length = 2; length <= Math.min(lexicon.longest, text.length - at); length++)
      if (lexicon.terms.has(text.slice(at, at + length))) return true;
    return false;
  };

  /** The dictionary may run two words together; a phrase also ends where another begins. */
  const mayEnd = (at: number) =>
    edges.has(at) || (/[ก-๎]/.test(text[at - 1]!) && !thaiFollower.test(text[at]!) && startsPhrase(at));

  const phraseAt = (from: number): Item | null => {
    for (let to = Math.min(text.length, from + lexicon.longest); to > from; to--) {
      const terms = lexicon.terms.get(text.slice(from, to));
      if (terms && mayEnd(to)) return { from, to, terms, number: null };
    }
    return null;
  };

  const romanisedAt = (from: number): Item | null => {
    if (!latinLetter.test(text[from]!)) return null;
    const ends: number[] = [];
    for (let end = nextEdge(from); ends.length < mostNameWords; end = nextEdge(end)) {
      if (!/^[a-z]+$/.test(text.slice(from, end))) break;
      ends.push(end);
      if (end === text.length) break;
    }
    for (const to of ends.reverse()) {
      const terms = lexicon.folded.get(foldRomanised(text.slice(from, to)));
      if (terms) return { from, to, terms, number: null };
    }
    return null;
  };

  const numberAt = (from: number): Item | null => {
    digits.lastIndex = from;
    const found = digits.exec(text)?.[0];
    if (!found) return null;
    const gap = [...found].findIndex((_, index) => index > 0 && gaps.has(from + index));
    const written = (gap === -1 ? found : found.slice(0, gap)).replace(/[.,]+$/, '');
    return { from, to: from + written.length, terms: [], number: Number(written.replaceAll(',', '')) };
  };

  return (from: number): Item => {
    const phrase = phraseAt(from);
    const romanised = romanisedAt(from);
    if (romanised && romanised.to > (phrase?.to ?? from)) return romanised;
    return phrase ?? numberAt(from) ?? { from, to: nextEdge(from), terms: [], number: null };
  };
};

/** The text as a row of items, the longest phrase first at each place. */
export const scanItems = (squashed: Squashed, lexicon: Lexicon): Item[] => {
  const itemAt = createScanner(squashed, lexicon);
  const items: Item[] = [];
  for (let at = 0; at < squashed.text.length; at = items.at(-1)!.to) items.push(itemAt(at));
  return items;
};
