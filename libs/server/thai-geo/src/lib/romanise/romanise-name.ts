import { romaniseWord, splitPlace } from './romanise-word.ts';

/** Known names by their Thai letters without spaces. */
export type KnownNames = ReadonlyMap<string, string>;

export interface RomaniseOptions {
  readonly names: KnownNames;
  /** Places write their first word apart: Bang Na. Names of people do not. */
  readonly isPlace: boolean;
  /** Without the list of word parts: what the rule reads alone. */
  readonly isRuleOnly?: boolean;
}

const thaiLetters = /[ก-๎]/;

export const nameKey = (thai: string): string => thai.normalize('NFC').replaceAll(/\s+/g, '');

const withLatinDigits = (text: string) =>
  text.replaceAll(/[๐-๙]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0e50 + 0x30));

const readWord = (thai: string, options: RomaniseOptions): string | null => {
  const known = options.names.get(thai);
  if (known) return known;
  const [head, rest] = (options.isPlace && splitPlace(thai)) || [];
  if (head === undefined || rest === undefined) return romaniseWord(thai, options);
  const [first, second] = [romaniseWord(head, options), readWord(rest, options)];
  return first && second && `${first} ${second}`;
};

/** The longest known name at the start of some words, such as พระราม 9. */
const knownStart = (tokens: readonly string[], names: KnownNames): { text: string; length: number } | null => {
  for (let length = Math.min(4, tokens.length); length > 1; length -= 1) {
    const text = names.get(nameKey(tokens.slice(0, length).join('')));
    if (text) return { text, length };
  }
  return null;
};

/**
 * A Thai name in Latin letters: known names as they are written in English, the rest by the Royal Thai General System of
 * Transcription. Numbers and Latin words stay. Null where a word cannot be read for certain.
 */
export const romaniseName = (text: string, options: RomaniseOptions): string | null => {
  const clean = withLatinDigits(text.normalize('NFC')).trim();
  if (!thaiLetters.test(clean)) return clean;
  const whole = options.names.get(nameKey(clean));
  if (whole) return whole;
  const tokens = clean
    .replaceAll(/(?<=[ก-๎])(?=[\dA-Za-z])|(?<=[\dA-Za-z])(?=[ก-๎])/g, ' ')
    .split(/(?<=[-–/()])|(?=[-–/()])|\s+/)
    .map((token) => token.trim())
    .filter(Boolean);
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const known = knownStart(tokens.slice(at), options.names);
    const token = tokens[at]!;
    if (known) {
      words.push(known.text);
      at += known.length - 1;
    } else if (token === 'ๆ') words.push(words.at(-1) ?? '');
    else if (token === '-') words.push('–');
    else if (thaiLetters.test(token)) {
      const isTwice = token.endsWith('ๆ');
      const read = readWord(token.replace(/[ๆฯ]+$/, ''), options);
      if (read === null) return null;
      words.push(isTwice ? `${read} ${read}` : read);
    } else words.push(token);
  }
  return words.join(' ').replaceAll(/ ([–/]) |(\() | (\))/g, '$1$2$3');
};
