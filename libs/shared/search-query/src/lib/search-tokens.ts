import { normaliseText } from './normalise-text.ts';
import { segmentWords } from './segment-words.ts';

/**
 * The words of a text for a search index, in order, repeated where the text repeats them. Store them with positions:
 * `to_tsvector('simple', tokens.join(' '))`; `array_to_tsvector` drops the positions that phrases need.
 */
export const searchTokens = (text: string): string[] => segmentWords(normaliseText(text));
