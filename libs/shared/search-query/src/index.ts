export { readAmount } from './lib/reading/read-amount.ts';
export { normaliseText } from './lib/normalise-text.ts';
export { repairLayout } from './lib/repair-layout.ts';
export { toSearchExpression } from './lib/search-expression.ts';
export { searchTokens } from './lib/search-tokens.ts';
export { createVocabulary, type Phrase, type Vocabulary } from './lib/vocabulary.ts';
export { nameKeys, typeWords } from './lib/reading/name-keys.ts';
export { type PlaceData, type PlaceSource, type StationSource } from './lib/reading/place-terms.ts';
export {
  createSearchReader,
  type SearchClaim,
  type SearchReader,
  type SearchReading,
} from './lib/reading/read-search.ts';
export { type Meaning } from './lib/reading/terms.ts';
