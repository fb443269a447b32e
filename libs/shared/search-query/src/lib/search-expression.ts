import { normaliseText } from './normalise-text.ts';
import { cutWord, segmentWords } from './segment-words.ts';
import { ignoredWords } from './synonyms.ts';
import { defaultVocabulary, longestKnownPhrase, type Phrase, type Vocabulary } from './vocabulary.ts';

const longestQuery = 200;
const mostClauses = 12;

interface TypedWord {
  readonly word: string;
  /** Which stretch between spaces it stands in. */
  readonly typed: number;
}

/** One thing asked for: any of `alternatives` will do. */
interface Clause {
  readonly alternatives: readonly Phrase[];
  /** Whether the vocabulary knows it as one thing. */
  readonly known: boolean;
  /** Where its first and last words stand. */
  readonly from: number;
  readonly to: number;
}

/** Known phrases make a clause each; what is left of one typed stretch between them makes another, in its order. */
const readClauses = (words: readonly TypedWord[], vocabulary: Vocabulary, ignored: ReadonlySet<string>) => {
  const bare = words.map(({ word }) => word);
  const clauses: Clause[] = [];
  let growing: string[] | null = null;
  for (let index = 0; index < words.length;) {
    const { word, typed } = words[index]!;
    const known = longestKnownPhrase(vocabulary, bare, index);
    if (known) {
      const to = words[index + known.length - 1]!.typed;
      clauses.push({ alternatives: known.alternatives, known: true, from: typed, to });
      growing = null;
    } else if (ignored.has(word)) {
      growing = null;
    } else if (growing && clauses.at(-1)!.to === typed) {
      growing.push(word);
    } else {
      growing = [word];
      clauses.push({ alternatives: [growing], known: false, from: typed, to: typed });
    }
    index += known?.length ?? 1;
  }
  return clauses;
};

/** Words hold nothing but letters, marks and digits, so quotes need no escape. */
const writePhrase = (phrase: Phrase, isOpen: boolean) => {
  const written = phrase.map((word) => `'${word}'`).join(' <-> ') + (isOpen ? ':*' : '');
  return phrase.length > 1 ? `(${written})` : written;
};

/** An open clause may go on: the last word of what was typed is then a beginning. */
const writeClause = ({ alternatives }: Clause, isOpen: boolean) => {
  const written = alternatives.map((phrase, index) => writePhrase(phrase, isOpen && index === 0));
  return written.length > 1 ? `(${written.join(' | ')})` : written[0]!;
};

/**
 * Which clauses are the last stretch, if it may be one longer word half typed, cut by the dictionary as if it were
 * whole: บ้านเดี is not a house, but บ้านเดี่ยว to be. -1 if it is whole, or not Thai alone.
 */
const startOfHalfTyped = (clauses: readonly Clause[], stretch: string, typed: number) => {
  const start = clauses.findIndex(({ from }) => from === typed);
  const isApart = clauses[start - 1]?.to !== typed;
  const isThai = /^[\u0e01-\u0e4e]+$/.test(stretch);
  return isThai && isApart && !clauses.at(-1)?.known && segmentWords(stretch).length > 1 ? start : -1;
};

/**
 * What was typed, as a PostgreSQL query over {@link searchTokens}: valid for `to_tsquery('simple', …)` whatever the
 * input, and null if there is nothing in it to look for. Things asked for are joined by `&`, their synonyms and
 * spellings by `|`, the parts of an unknown word by `<->`; the last word is a prefix. Reads 200 characters and at most
 * 12 things; a number is never a prefix, so that 2 does not find 25.
 */
export const toSearchExpression = (text: string, vocabulary: Vocabulary = defaultVocabulary()): string | null => {
  const stretches = normaliseText(text.trimStart().slice(0, longestQuery)).trim().split(/\s+/);
  const words = stretches.flatMap((stretch, typed) => segmentWords(stretch).map((word) => ({ word, typed })));
  const telling = readClauses(words, vocabulary, ignoredWords);
  const clauses = telling.length > 0 ? telling : readClauses(words, vocabulary, new Set());
  const lastWord = words.at(-1);
  if (!lastWord) return null;

  const isWhole =
    clauses.length > mostClauses || clauses.at(-1)!.to !== lastWord.typed || /^\p{Nd}+$/u.test(lastWord.word);
  const written = clauses
    .slice(0, mostClauses)
    .map((clause, index) => writeClause(clause, !isWhole && index === clauses.length - 1));
  if (isWhole) return written.join(' & ');

  const stretch = stretches[lastWord.typed]!;
  const start = startOfHalfTyped(clauses, stretch, lastWord.typed);
  if (start === -1) return written.join(' & ');
  const halfTyped = `(${written.slice(start).join(' & ')} | '${cutWord(stretch)}':*)`;
  return [...written.slice(0, start), halfTyped].join(' & ');
};
