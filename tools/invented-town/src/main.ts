import { writeFile } from 'node:fs/promises';
import { buildArchive } from './build-archive.ts';

/** Writes the invented town to a file: `node tools/invented-town/src/main.ts <file>`. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');
await writeFile(file, buildArchive());
