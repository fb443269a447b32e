import { placeVariants } from './place-variants.ts';
import { searchTokens } from './search-tokens.ts';
import { particulars, synonymGroups } from './synonyms.ts';

/** One or more words in a row, as {@link searchTokens} gives them. */
export type Phrase = readonly string[];

/** What a search knows as one thing: each known phrase with all the phrases that would do as well, itself first. */
export interface Vocabulary {
  readonly alternatives: ReadonlyMap<string, readonly Phrase[]>;
  /** Words in the longest known phrase. */
  readonly longest: number;
}

const keyOf = (phrase: Phrase) => phrase.join(' ');

/**
 * The trade's synonyms and the spellings of well-known places, and `placeNames` (provinces, districts, stations,
 * projects) that searches should recognise when typed together with other words: คอนโดบางกะปิใกล้ตลาด.
 * Names decide how a search is read, not how texts are indexed, so a new one needs no new index.
 */
export const createVocabulary = (placeNames: Iterable<string> = []): Vocabulary => {
  const alternatives = new Map<string, readonly Phrase[]>();
  let longest = 0;

  const learn = (text: string, others: readonly string[]) => {
    const phrase = searchTokens(text);
    if (phrase.length === 0) return;
    const known = alternatives.get(keyOf(phrase)) ?? [];
    const phrases = [phrase, ...known, ...others.map(searchTokens)].filter(({ length }) => length > 0);
    alternatives.set(keyOf(phrase), [...new Map(phrases.map((each) => [keyOf(each), each])).values()]);
    longest = Math.max(longest, phrase.length);
  };

  for (const group of [...synonymGroups, ...placeVariants]) for (const text of group) learn(text, group);
  for (const [general, particular] of Object.entries(particulars)) learn(general, particular);
  for (const name of placeNames) learn(name, []);
  return { alternatives, longest };
};

/** The alternatives of the longest known phrase that starts at `from`, and how many words it takes; null if none. */
export const longestKnownPhrase = ({ alternatives, longest }: Vocabulary, words: Phrase, from: number) => {
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const found = alternatives.get(keyOf(words.slice(from, from + length)));
    if (found) return { alternatives: found, length };
  }
  return null;
};

let shared: Vocabulary | undefined;

/** The vocabulary without further names, made at the first search. */
export const defaultVocabulary = (): Vocabulary => (shared ??= createVocabulary());
