import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildArchive } from './build-archive.ts';
import { inventedDistricts, inventedExits, inventedOutlines } from './geo-files.ts';

/** Writes the files of the invented town to a folder: `node tools/invented-town/src/main.ts <folder>`. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'streets.pmtiles'), buildArchive());
await writeFile(join(folder, 'subdistricts.geojsonl'), inventedOutlines());
await writeFile(join(folder, 'districts.geojsonl'), inventedDistricts());
await writeFile(join(folder, 'station-exits.geojsonl'), inventedExits());
