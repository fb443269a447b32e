import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontFaces, fontFiles } from '../src/static-css/font-faces.ts';
import { baseCss, recipeCss } from '../src/static-css/static-css.ts';
import { writeIcons } from './icons.ts';

const generated = new URL('../generated/', import.meta.url);

rmSync(generated, { recursive: true, force: true });
mkdirSync(new URL('fonts/', generated), { recursive: true });
mkdirSync(new URL('styles/', generated));
writeFileSync(new URL('styles.css', generated), baseCss());
for (const [name, css] of recipeCss()) writeFileSync(new URL(`styles/${name}.css`, generated), css);
writeFileSync(new URL('fonts.css', generated), `${fontFaces}\n`);
for (const [file, source] of Object.entries(fontFiles)) {
  copyFileSync(fileURLToPath(import.meta.resolve(source)), new URL(`fonts/${file}`, generated));
}
await writeIcons(generated);
