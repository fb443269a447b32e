import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { toTrueType } from './woff2.ts';

/** The site's own face: Thai and Latin are files apart. */
const scripts = ['latin', 'thai'] as const;

/** Its name to the text engine, which then finds either script. */
export const shareFont = 'Anuphan';

const sourceOf = (script: (typeof scripts)[number]) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`));

/**
 * Makes the face known to the text engine of this process, which reads TrueType files and learns of one while it draws
 * with it. The files stay in `folder`: glyphs are read as they are needed.
 */
export const registerShareFont = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const script of scripts) {
    const fontfile = join(folder, `anuphan-${script}.ttf`);
    // Whole or not at all: another process may be reading it.
    const unfinished = `${fontfile}.${process.pid}`;
    await writeFile(unfinished, toTrueType(await readFile(sourceOf(script))));
    await rename(unfinished, fontfile);
    await sharp({ text: { text: 'ก', font: shareFont, fontfile } }).metadata();
  }
};
