import { placeVariants } from '../place-variants.ts';
import { synonymGroups } from '../synonyms.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { foldRomanised } from './fold-romanised.ts';
import { mendable } from './mendable.data.ts';
import { createMender, type Mender } from './mend-words.ts';
import { measureTerms } from './measure-terms.ts';
import { placeTerms, type PlaceData } from './place-terms.ts';
import { rowFinder } from './row-finder.ts';
import { keyOf } from './squash.ts';
import type { Term } from './terms.ts';
import { tradeTerms } from './trade-terms.ts';

/** Every phrase that the parser knows, squashed, with its possible meanings. */
export interface Lexicon {
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  /** Romanised names, by {@link foldRomanised}. */
  readonly folded: ReadonlyMap<string, readonly Term[]>;
  /** Length of the longest phrase, in letters. */
  readonly longest: number;
  /** The phrases as words, for repairing text typed with the wrong keyboard layout. */
  readonly vocabulary: Vocabulary;
  /** What an unknown word means that is one typing error away from a known one. */
  readonly mend: Mender['mend'];
}

const synonymsOf = rowFinder(synonymGroups);
const spellingsOf = rowFinder(placeVariants);

/** Shorter folded names would match common words. */
const shortestFolded = 5;

/**
 * A comma on one keyboard is a letter on the other, so shorter phrases are never treated as typed with the wrong
 * layout.
 */
const shortestRepaired = 3;

/** There are thousands of subdistricts, and people rarely type one without its district. */
const isSubdistrict = (term: Term) => term.is === 'place' && term.level === 'subdistrict';

/** People do not type long numbers in words with the wrong keyboard layout. */
const isLongNumber = (term: Term) => term.is === 'numberWord' && term.value > 10;

const add = (terms: Map<string, Term[]>, key: string, term: Term) => {
  const known = terms.get(key) ?? [];
  if (!known.some((other) => JSON.stringify(other) === JSON.stringify(term))) terms.set(key, [...known, term]);
};

const toneMarks = /[็-์]/g;

/** Besides those of Bangkok: Pattaya, Si Racha, Hua Hin, Samui, Hat Yai. */
const wellKnownDistricts = ['2004', '2007', '7707', '8404', '9011'];

const isWellKnown = (term: Term) => {
  if (term.is === 'station') return !term.isShy && !term.isOfSoi;
  if (term.is !== 'place') return term.is === 'road';
  return term.level === 'province' || term.code.startsWith('10') || wellKnownDistricts.includes(term.code);
};

/** Mends words of the trade, and the names of well-known places, stations and roads, also without tone marks. */
const menderOf = (terms: ReadonlyMap<string, readonly Term[]>): Mender['mend'] => {
  const mender = createMender();
  for (const word of mendable) mender.learn(keyOf(word), terms.get(keyOf(word)) ?? []);
  for (const [key, meanings] of terms)
    if (meanings.some(isWellKnown)) mender.learn(key.replace(toneMarks, ''), meanings);
  return (word) => mender.mend(word) ?? mender.mend(word.replace(toneMarks, ''));
};

export const createLexicon = (data: PlaceData): Lexicon => {
  const terms = new Map<string, Term[]>();
  const folded = new Map<string, Term[]>();
  const phrases: string[] = [];
  const learn = (phrase: string, term: Term) => {
    const key = keyOf(phrase);
    if (key === '') return;
    if (key.length >= shortestRepaired && !isSubdistrict(term) && !isLongNumber(term)) phrases.push(phrase);
    add(terms, key, term);
  };
  for (const [meaning, words] of tradeTerms)
    for (const word of words) for (const each of synonymsOf(word)) learn(each, { is: 'filter', meaning });
  for (const [term, words] of measureTerms) for (const word of words) learn(word, term);
  for (const [term, names] of placeTerms(data)) {
    for (const name of names)
      for (const each of spellingsOf(name)) {
        learn(each, term);
        const key = keyOf(each);
        const fold = /^[a-z]+$/.test(key) ? foldRomanised(key) : '';
        if (fold.length >= shortestFolded && !isSubdistrict(term)) add(folded, fold, term);
      }
  }
  const longest = Math.max(...[...terms.keys()].map(({ length }) => length));
  return { terms, folded, longest, vocabulary: createVocabulary(phrases), mend: menderOf(terms) };
};
