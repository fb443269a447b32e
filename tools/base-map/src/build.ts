import { mkdir, writeFile } from 'node:fs/promises';
import { createBaseMap } from './base-map.ts';
import { readNaturalEarth } from './natural-earth.ts';
import { readProvinces } from './provinces.ts';
import { readLand } from './surroundings.ts';

/** Writes the data of the base map. */
const folder = new URL('../../../libs/shared/map/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
const [shapes, land, naturalEarth] = await Promise.all([readProvinces(), readLand(), readNaturalEarth()]);
await writeFile(new URL('base-map.json', folder), JSON.stringify(createBaseMap({ shapes, land, naturalEarth })));
