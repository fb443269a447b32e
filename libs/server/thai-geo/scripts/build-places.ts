import { mkdir, writeFile } from 'node:fs/promises';
import { provinceRows } from '../src/lib/provinces.data.ts';
import { joinPlaces } from './join-places.ts';
import { readEnglishNames, readThaiData } from './sources.ts';

/** Writes generated/places.json, one row per line, so that a package upgrade has a readable diff. */
const places = joinPlaces({
  ...readThaiData(),
  names: await readEnglishNames(),
  provinceNameEn: (code) => provinceRows.find(([candidate]) => candidate === code)?.[2],
});
const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join(',\n');
const folder = new URL('../generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(
  new URL('places.json', folder),
  `{"districts":[\n${lines(places.districts)}\n],"subdistricts":[\n${lines(places.subdistricts)}\n]}\n`,
);
console.log(`thai-geo: ${places.districts.length} districts, ${places.subdistricts.length} subdistricts`);
