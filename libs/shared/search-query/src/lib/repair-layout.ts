import { normaliseText } from './normalise-text.ts';
import { segmentWords } from './segment-words.ts';
import { defaultVocabulary, longestKnownPhrase, type Vocabulary } from './vocabulary.ts';

/** The same keys, row by row, on the US and the Thai Kedmanee (TIS 820-2538) keyboard: unshifted, then shifted. */
const latinKeys =
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" + '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const thaiKeys = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const keyMap = (from: string, to: string) => new Map([...from].map((key, index) => [key, [...to][index]!]));
const toThai = keyMap(latinKeys, thaiKeys);
const toLatin = keyMap(thaiKeys, latinKeys);

/** Whether the vocabulary knows every word of a text. */
const isKnown = (text: string, vocabulary: Vocabulary) => {
  const words = segmentWords(normaliseText(text));
  let index = 0;
  while (index < words.length) {
    const known = longestKnownPhrase(vocabulary, words, index);
    if (!known) return false;
    index += known.length;
  }
  return words.length > 0;
};

/** Longer texts are not repaired: no search or name is longer, and segmentation time grows faster than length. */
const longestRepaired = 200;

const retype = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((key) => keys.get(key) ?? key).join('');

/**
 * Repairs text that was typed with the wrong keyboard layout: 8voFf → คอนโด, แนืกน → condo. Each stretch is repaired
 * only if its words are unknown as typed and all known after conversion. Other text is returned unchanged.
 */
export const repairLayout = (text: string, vocabulary: Vocabulary = defaultVocabulary()): string => {
  if (text.length > longestRepaired) return text;
  return text.replace(/\S+/g, (stretch) => {
    if (isKnown(stretch, vocabulary)) return stretch;
    const meant = retype(stretch, /[\u0e00-\u0e7f]/.test(stretch) ? toLatin : toThai);
    return isKnown(meant, vocabulary) ? meant : stretch;
  });
};
