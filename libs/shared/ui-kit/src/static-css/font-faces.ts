/**
 * Anuphan's Thai and Latin subsets, and fallback faces whose metrics are adjusted to Anuphan's, so that the font swap
 * causes no layout shift. Anuphan's ascent and descent are 1.025 and 0.275 em. `size-adjust` is the ratio of text
 * widths, measured in Chromium over 480 titles in each language against Noto Sans Thai and Liberation Sans, which is as
 * wide as Arial. Anuphan gets wider with its weight, but a local font always has its regular width. Thai therefore has
 * a second ratio from weight 500 on, for titles and headings. That face declares weight 500 only, so that the browser
 * still synthesises bold for 600.
 */
const anuphan = (file: string, unicodeRange: string) =>
  `@font-face{font-family:'Anuphan Variable';font-weight:100 700;font-display:swap;src:url(./fonts/${file}) format('woff2');unicode-range:${unicodeRange}}`;

const fallback = (localFonts: string[], fontWeight: 400 | 500, sizeAdjust: number, unicodeRange: string) => {
  const percent = (share: number) => `${((share / sizeAdjust) * 100).toFixed(1)}%`;
  const src = localFonts.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'Anuphan Fallback';font-weight:${fontWeight};src:${src};size-adjust:${percent(sizeAdjust ** 2)};ascent-override:${percent(1.025)};descent-override:${percent(0.275)};line-gap-override:0%;unicode-range:${unicodeRange}}`;
};

const thai = 'U+E00-E7F';
const latin = 'U+0-2FF,U+2000-22FF';
/** Full or PostScript names, as `local()` requires. The full name of Android's font differs from its family name. */
const thaiFonts = ['NotoSansThai-Regular', 'Noto Sans Thai', 'Thonburi', 'Leelawadee UI'];

export const fontFaces = [
  anuphan('anuphan-thai.woff2', thai),
  anuphan('anuphan-latin.woff2', latin),
  fallback(thaiFonts, 400, 1.01, thai),
  fallback(thaiFonts, 500, 1.032, thai),
  fallback(['Arial', 'Liberation Sans', 'Roboto'], 400, 1.005, latin),
].join('');

/** Files in `generated/fonts`, with the package file that each is copied from. */
export const fontFiles = {
  'anuphan-thai.woff2': '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
  'anuphan-latin.woff2': '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2',
} as const;
