import { normaliseText } from './normalise-text.ts';
import { segmentWords } from './segment-words.ts';

/**
 * The words of a text for a search index, in order and with repetitions. Store them with positions:
 * `to_tsvector('simple', tokens.join(' '))`. `array_to_tsvector` drops the positions that phrase queries need.
 */
export const searchTokens = (text: string): string[] => segmentWords(normaliseText(text));
