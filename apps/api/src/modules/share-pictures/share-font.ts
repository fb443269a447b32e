import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The site's font; Thai and Latin are separate files. */
const fontFiles = ['latin', 'thai'].map((script) =>
  fileURLToPath(new URL(`../../../fonts/anuphan-${script}.ttf`, import.meta.url)),
);

/** The name under which the text engine finds both files. */
export const shareFont = 'Anuphan';

/**
 * Registers the font with the text engine of this process. The engine loads a font file when it first draws with it.
 */
export const registerShareFont = async (): Promise<void> => {
  for (const fontfile of fontFiles) await sharp({ text: { text: 'ก', font: shareFont, fontfile } }).metadata();
};
