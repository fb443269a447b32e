export { normaliseText } from './lib/normalise-text.ts';
export { repairLayout } from './lib/repair-layout.ts';
export { toSearchExpression } from './lib/search-expression.ts';
export { searchTokens } from './lib/search-tokens.ts';
export { createVocabulary, type Phrase, type Vocabulary } from './lib/vocabulary.ts';
