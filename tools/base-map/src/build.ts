import { mkdir, writeFile } from 'node:fs/promises';
import { createBaseMap } from './base-map.ts';
import { readProvinces } from './provinces.ts';

/** Writes the data of the base map. */
const folder = new URL('../../../libs/shared/map/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('base-map.json', folder), JSON.stringify(createBaseMap(await readProvinces())));
