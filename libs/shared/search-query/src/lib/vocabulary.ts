import { placeVariants } from './place-variants.ts';
import { searchTokens } from './search-tokens.ts';
import { particulars, synonymGroups } from './synonyms.ts';

/** One or more consecutive words, as {@link searchTokens} returns them. */
export type Phrase = readonly string[];

/** The phrases that a search recognises. Each known phrase maps to all equivalent phrases, itself first. */
export interface Vocabulary {
  readonly alternatives: ReadonlyMap<string, readonly Phrase[]>;
  /** Number of words in the longest known phrase. */
  readonly longest: number;
}

const keyOf = (phrase: Phrase) => phrase.join(' ');

/**
 * Creates a vocabulary from the synonyms, the spellings of well-known places, and `placeNames` (provinces, districts,
 * stations, projects). A search recognises these names even without spaces around them: คอนโดบางกะปิใกล้ตลาด. Names
 * affect only how a search is parsed, not how texts are indexed, so a new name needs no new index.
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

/**
 * The alternatives of the longest known phrase that starts at `from`, and its number of words; null if there is none.
 */
export const longestKnownPhrase = ({ alternatives, longest }: Vocabulary, words: Phrase, from: number) => {
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const found = alternatives.get(keyOf(words.slice(from, from + length)));
    if (found) return { alternatives: found, length };
  }
  return null;
};

let shared: Vocabulary | undefined;

/** The vocabulary without additional names, created on first use. */
export const defaultVocabulary = (): Vocabulary => (shared ??= createVocabulary());
