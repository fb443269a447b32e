import { foldRomanised } from './fold-romanised.ts';
import type { Lexicon } from './lexicon.ts';
import type { Squashed } from './squash.ts';
import type { Term, TermOf } from './terms.ts';

/** A known phrase, a number or an unknown word, with its position in the squashed text. */
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly Term[];
  readonly number: number | null;
}

export const termOf = <Is extends Term['is']>(token: Token | undefined, is: Is): TermOf<Is> | undefined =>
  token?.terms.find((term): term is TermOf<Is> => term.is === is);

export const termsOf = <Is extends Term['is']>(token: Token | undefined, is: Is): TermOf<Is>[] =>
  token?.terms.filter((term): term is TermOf<Is> => term.is === is) ?? [];

const thaiFollower = /[ะ-ฺ็-๎]/;
const latinLetter = /[a-z]/;
const digits = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/y;
const maxNameWords = 5;

const createTokenizer = ({ text, edges, gaps }: Squashed, lexicon: Lexicon) => {
  const sortedEdges = [...edges].sort((a, b) => a - b);
  const nextEdge = (after: number) => sortedEdges.find((edge) => edge > after) ?? text.length;

  const startsPhrase = (at: number) => {
    for (let length = 2; length <= Math.min(lexicon.longest, text.length - at); length++)
      if (lexicon.terms.has(text.slice(at, at + length))) return true;
    return false;
  };

  /** The dictionary may join two words, so a phrase also ends where another phrase begins. */
  const mayEnd = (at: number) =>
    edges.has(at) || (/[ก-๎]/.test(text[at - 1]!) && !thaiFollower.test(text[at]!) && startsPhrase(at));

  const phraseAt = (from: number): Token | null => {
    for (let to = Math.min(text.length, from + lexicon.longest); to > from; to--) {
      const terms = lexicon.terms.get(text.slice(from, to));
      if (terms && mayEnd(to)) return { from, to, terms, number: null };
    }
    return null;
  };

  const romanisedAt = (from: number): Token | null => {
    if (!latinLetter.test(text[from]!)) return null;
    const ends: number[] = [];
    for (let end = nextEdge(from); ends.length < maxNameWords; end = nextEdge(end)) {
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

  const numberAt = (from: number): Token | null => {
    digits.lastIndex = from;
    const found = digits.exec(text)?.[0];
    if (!found) return null;
    const gap = [...found].findIndex((_, index) => index > 0 && gaps.has(from + index));
    const written = (gap === -1 ? found : found.slice(0, gap)).replace(/[.,]+$/, '');
    return { from, to: from + written.length, terms: [], number: Number(written.replaceAll(',', '')) };
  };

  return (from: number): Token => {
    const phrase = phraseAt(from);
    const romanised = romanisedAt(from);
    if (romanised && romanised.to > (phrase?.to ?? from)) return romanised;
    return phrase ?? numberAt(from) ?? { from, to: nextEdge(from), terms: [], number: null };
  };
};

/** The tokens of a text in order; at each position the longest phrase wins. */
export const tokenize = (squashed: Squashed, lexicon: Lexicon): Token[] => {
  const tokenAt = createTokenizer(squashed, lexicon);
  const tokens: Token[] = [];
  for (let at = 0; at < squashed.text.length; at = tokens.at(-1)!.to) tokens.push(tokenAt(at));
  return tokens;
};
