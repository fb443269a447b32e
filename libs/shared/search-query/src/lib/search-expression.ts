import { normaliseText } from './normalise-text.ts';
import { cutWord, segmentWords } from './segment-words.ts';
import { ignoredWords } from './synonyms.ts';
import { defaultVocabulary, longestKnownPhrase, type Phrase, type Vocabulary } from './vocabulary.ts';

const longestQuery = 200;
const mostClauses = 12;

interface TypedWord {
  readonly word: string;
  /** Index of the stretch (text between spaces) that contains it. */
  readonly typed: number;
}

/** One search term; any of `alternatives` matches it. */
interface Clause {
  readonly alternatives: readonly Phrase[];
  /** Whether the vocabulary knows it as one phrase. */
  readonly known: boolean;
  /** Stretch indices of its first and last words. */
  readonly from: number;
  readonly to: number;
}

/** Groups words into clauses: one per known phrase, and one per run of unknown words within a stretch, in order. */
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

/** Words contain only letters, marks and digits, so quotes need no escaping. */
const writePhrase = (phrase: Phrase, isOpen: boolean) => {
  const written = phrase.map((word) => `'${word}'`).join(' <-> ') + (isOpen ? ':*' : '');
  return phrase.length > 1 ? `(${written})` : written;
};

/** In an open clause the last typed word is a prefix. */
const writeClause = ({ alternatives }: Clause, isOpen: boolean) => {
  const written = alternatives.map((phrase, index) => writePhrase(phrase, isOpen && index === 0));
  return written.length > 1 ? `(${written.join(' | ')})` : written[0]!;
};

/**
 * Index of the first clause of the last stretch, if that stretch may be a partly typed word that the dictionary has
 * split: บ้านเดี does not mean a house, but the start of บ้านเดี่ยว. -1 if it is complete or not purely Thai.
 */
const startOfHalfTyped = (clauses: readonly Clause[], stretch: string, typed: number) => {
  const start = clauses.findIndex(({ from }) => from === typed);
  const isApart = clauses[start - 1]?.to !== typed;
  const isThai = /^[\u0e01-\u0e4e]+$/.test(stretch);
  return isThai && isApart && !clauses.at(-1)?.known && segmentWords(stretch).length > 1 ? start : -1;
};

/**
 * Converts typed text to a PostgreSQL query over {@link searchTokens}. The result is valid for `to_tsquery('simple',
 * …)` for every input, and null if the input has no words. Search terms are joined by `&`, their synonyms and spellings
 * by `|`, the parts of an unknown word by `<->`. The last word is a prefix, unless it is a number, so that 2 does not
 * find 25. At most 200 characters and 12 terms are used.
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
