import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconNames } from '../src/icons/icon-names.ts';
import { line } from '../src/theme/palette.ts';
import { withFewerDigits } from './icon-digits.ts';
import { drawnAgain } from './icons-drawn-again.ts';

interface IconifyJson {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const readSet = (set: string): IconifyJson =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@iconify-json/${set}/icons.json`)), 'utf8'));

/** `map-pin` → `mapPinIcon` */
const exportName = (name: string) => `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const outline = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Removes the attributes that the icon recipe sets for all icons: the stroke's colour, width and line ends. */
const bodyOf = ({ icons, aliases = {} }: IconifyJson, name: string): string => {
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body;
  if (!body) throw new Error(`No icon "${name}" in the installed set`);
  return body
    .replaceAll(outline, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')
    .replaceAll('fill="currentColor"', 'fill="currentColor" stroke="none"');
};

/** Brand marks in their brand colours. */
const brandMarks = { facebook: '#0866FF', line } as const;

/** Writes the marks as separate files: inlined, a mark would be a fiftieth of each page that shows it. */
const writeBrandMarks = async (generated: URL): Promise<void> => {
  const folder = new URL('brand-marks/', generated);
  mkdirSync(folder, { recursive: true });
  const json = readSet('simple-icons');
  for (const [name, colour] of Object.entries(brandMarks)) {
    const body = await withFewerDigits(bodyOf(json, name), drawnAgain[name]);
    const drawing = body.replace('currentColor', colour).replace(' stroke="none"', '');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>\n`;
    writeFileSync(new URL(`${name}.svg`, folder), svg);
  }
};

/**
 * Writes one module per icon, so that a page ships only the icons it draws, and an index of all. `generated` must end
 * in a slash.
 */
export const writeIcons = async (generated: URL): Promise<void> => {
  const folder = new URL('icons/', generated);
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  for (const [set, wanted] of Object.entries(iconNames)) {
    const json = readSet(set);
    for (const name of wanted) {
      const data = JSON.stringify({ body: await withFewerDigits(bodyOf(json, name), drawnAgain[name]) });
      const module = `import type { IconData } from '../../src/icons/icon.tsx';\n\nexport const ${exportName(name)}: IconData = ${data};\n`;
      writeFileSync(new URL(`${name}.ts`, folder), module);
      names.push(name);
    }
  }
  const index = names.sort().map((name) => `export { ${exportName(name)} } from './icons/${name}.ts';\n`);
  writeFileSync(new URL('icons.ts', generated), index.join(''));
  await writeBrandMarks(generated);
};
