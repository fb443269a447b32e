import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconNames } from '../src/icons/icon-names.ts';

interface IconifyJson {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const readSet = (set: string): IconifyJson =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@iconify-json/${set}/icons.json`)), 'utf8'));

/** `map-pin` → `mapPinIcon` */
const exportName = (name: string) => `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const outline = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Hundredths of a 24th: finer than any screen shows, and a fifth of a page's icons in bytes. */
const rounded = (path: string): string =>
  path.replace(/\d*\.\d+(?=(\.?))/g, (number, nextPoint: string) => {
    const short = String(Number(Number(number).toFixed(2))).replace(/^0\./, '.');
    // `1.004.5` is two numbers, and must remain so.
    return nextPoint && !short.includes('.') ? `${short} ` : short;
  });

/** Drops from each drawing what the icon recipe says once for all: the outline's colour, width and ends. */
const bodyOf = ({ icons, aliases = {} }: IconifyJson, name: string): string => {
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body;
  if (!body) throw new Error(`No icon "${name}" in the installed set`);
  return body
    .replaceAll(outline, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')
    .replace(/(?<= d=")[^"]*/g, rounded)
    .replaceAll('fill="currentColor"', 'fill="currentColor" stroke="none"');
};

/** One module per icon, so that a page ships those it draws, and an index of all. `generated` ends in a slash. */
export const writeIcons = (generated: URL) => {
  const folder = new URL('icons/', generated);
  mkdirSync(folder, { recursive: true });
  const names = Object.entries(iconNames).flatMap(([set, names]) => {
    const json = readSet(set);
    for (const name of names) {
      const data = JSON.stringify({ body: bodyOf(json, name) });
      const module = `import type { IconData } from '../../src/icons/icon.tsx';\n\nexport const ${exportName(name)}: IconData = ${data};\n`;
      writeFileSync(new URL(`${name}.ts`, folder), module);
    }
    return [...names];
  });
  const index = names.sort().map((name) => `export { ${exportName(name)} } from './icons/${name}.ts';\n`);
  writeFileSync(new URL('icons.ts', generated), index.join(''));
};
