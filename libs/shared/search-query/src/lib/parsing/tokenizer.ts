import { foldRomanised } from './fold-romanised.ts';
import type { Lexicon } from './lexicon.ts';
import type { ProjectNames } from './project-names.ts';
import type { Squashed } from './squash.ts';
import type { Term, TermOf } from './terms.ts';

/** A known phrase, a number or an unknown word, with its position in the squashed text. */
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly Term[];
  readonly number: number | null;
  /** A number between spaces that does not begin with 0. */
  readonly isApart?: boolean;
  /** A number right after a minus sign that does not join it to the word before: -5, not 3-5. */
  readonly isNegative?: boolean;
}

export const termOf = <Is extends Term['is']>(token: Token | undefined, is: Is): TermOf<Is> | undefined =>
  token?.terms.find((term): term is TermOf<Is> => term.is === is);

export const termsOf = <Is extends Term['is']>(token: Token | undefined, is: Is): TermOf<Is>[] =>
  token?.terms.filter((term): term is TermOf<Is> => term.is === is) ?? [];

const thaiFollower = /[ะ-ฺ็-๎]/;
const latinLetter = /[a-z]/;
const digits = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/y;
const maxNameWords = 5;

const isShyPlace = (term: Term) => term.is === 'place' && term.isShy;
const isPlace = (terms: readonly Term[]) => terms.some(({ is }) => is === 'place' || is === 'station' || is === 'road');

const createTokenizer = ({ text, edges, gaps }: Squashed, lexicon: Lexicon, names: ProjectNames) => {
  const longest = Math.max(lexicon.longest, names.longest);
  const termsAt = (from: number, to: number): readonly Term[] | undefined => {
    const key = text.slice(from, to);
    const [known, project] = [lexicon.terms.get(key), names.terms.get(key)];
    return known && project ? [...known, ...project] : (known ?? project);
  };
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

  /** บ้านแถว is a subdistrict; without ต. before it, บ้าน means a house. */
  const phraseAt = (from: number, isAfterLevel: boolean): Token | null => {
    let shy: Token | null = null;
    for (let to = Math.min(text.length, from + longest); to > from; to--) {
      const terms = termsAt(from, to);
      if (!terms || !mayEnd(to)) continue;
      const isShy = terms.every(isShyPlace);
      if (!isShy || isAfterLevel || to - from === text.length)
        return shy && isPlace(terms) ? shy : { from, to, terms, number: null };
      shy ??= { from, to, terms, number: null };
    }
    return shy;
  };

  const romanisedAt = (from: number): Token | null => {
    if (!latinLetter.test(text[from]!)) return null;
    const ends: number[] = [];
    for (let end = nextEdge(from); ends.length < maxNameWords; end = nextEdge(end)) {
      if (!/^[a-z][a-z\d]*$/.test(text.slice(from, end))) break;
      ends.push(end);
      if (end === text.length) break;
    }
    for (const to of ends.reverse()) {
      const fold = foldRomanised(text.slice(from, to));
      const terms = lexicon.folded.get(fold) ?? names.folded.get(fold);
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
    const to = from + written.length;
    const isApart = gaps.has(from) && (gaps.has(to) || to === text.length) && !written.startsWith('0');
    const isNegative = text[from - 1] === '-' && gaps.has(from - 1) && !gaps.has(from);
    return { from, to, terms: [], number: Number(written.replaceAll(',', '')), isApart, isNegative };
  };

  return (from: number, isAfterLevel: boolean): Token => {
    const phrase = phraseAt(from, isAfterLevel);
    const romanised = romanisedAt(from);
    if (romanised && romanised.to > (phrase?.to ?? from)) return romanised;
    return phrase ?? numberAt(from) ?? { from, to: nextEdge(from), terms: [], number: null };
  };
};

/** A run of unknown words between two spaces that is one typing error away from a known word becomes that word. */
const mendTokens = (tokens: readonly Token[], { text, gaps }: Squashed, lexicon: Lexicon): Token[] => {
  const isUnknown = ({ terms, number }: Token) => number === null && terms.every(isShyPlace);
  const mended: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let to = at + 1;
    if (isUnknown(tokens[at]!))
      while (to < tokens.length && isUnknown(tokens[to]!) && !gaps.has(tokens[to]!.from)) to++;
    const [from, end] = [tokens[at]!.from, tokens[to - 1]!.to];
    const terms = isUnknown(tokens[at]!) ? lexicon.mend(text.slice(from, end)) : null;
    // The error may come after the beginning of a word that is a word itself: สตู in สตูดิโด.
    const last = mended.at(-1);
    const isJoined = !terms && isUnknown(tokens[at]!) && last && !gaps.has(from) && last.number === null;
    const joined = isJoined ? lexicon.mend(text.slice(last.from, end)) : null;
    if (joined) mended.splice(-1, 1, { from: last!.from, to: end, terms: joined, number: null });
    else if (terms) mended.push({ from, to: end, terms, number: null });
    else mended.push(...tokens.slice(at, to));
    at = to;
  }
  return mended;
};

/** The tokens of a text in order; at each position the longest phrase wins. */
export const tokenize = (squashed: Squashed, lexicon: Lexicon, names: ProjectNames): Token[] => {
  const tokenAt = createTokenizer(squashed, lexicon, names);
  const tokens: Token[] = [];
  for (let at = 0; at < squashed.text.length; at = tokens.at(-1)!.to)
    tokens.push(tokenAt(at, termOf(tokens.at(-1), 'level') !== undefined));
  return mendTokens(tokens, squashed, lexicon);
};
