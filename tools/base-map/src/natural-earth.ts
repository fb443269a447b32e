import { readFile } from 'node:fs/promises';

/** What maps show from Natural Earth beside land and provinces. Lines and rings are packed in `surroundingUnits`. */
export interface NaturalEarth {
  /** Cities of the neighbours; `minZoom` is the zoom level from which on a city is worth its space. */
  cities: (readonly [th: string, en: string, lng: number, lat: number, minZoom: number])[];
  rivers: { minZoom: number; name: readonly [th: string, en: string] | null; lines: number[][] }[];
  /** Borders between countries, on land. */
  borders: number[][];
  lakes: number[][];
  /** Islands that are too small for the outlines of the continents. */
  islands: number[][];
}

export const readNaturalEarth = async (): Promise<NaturalEarth> =>
  JSON.parse(await readFile(new URL('../data/natural-earth.json', import.meta.url), 'utf8')) as NaturalEarth;
