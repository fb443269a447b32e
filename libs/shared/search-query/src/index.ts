export { parseAmount } from './lib/parsing/parse-amount.ts';
export { normaliseText } from './lib/normalise-text.ts';
export { repairLayout } from './lib/repair-layout.ts';
export { toSearchExpression } from './lib/search-expression.ts';
export { searchTokens } from './lib/search-tokens.ts';
export { createVocabulary, type Phrase, type Vocabulary } from './lib/vocabulary.ts';
export { nameKeys, readRailName, typeWords } from './lib/parsing/name-keys.ts';
export { type PlaceData, type PlaceSource, type StationSource } from './lib/parsing/place-terms.ts';
export {
  createSearchParser,
  type SearchClaim,
  type SearchParser,
  type ParsedSearch,
} from './lib/parsing/parse-search.ts';
export { type Meaning } from './lib/parsing/terms.ts';
export { createProjectNames, type ProjectNames } from './lib/parsing/project-names.ts';
export { projectKeys } from './lib/parsing/project-keys.ts';
export { type NameKind } from './lib/parsing/parse-name.ts';
export { roadName, roads } from './lib/parsing/roads.data.ts';
export { buildingNames, facingName } from './lib/building-names.ts';
export { railNames } from './lib/rail-names.ts';
