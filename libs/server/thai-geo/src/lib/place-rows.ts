import { readFileSync } from 'node:fs';

export type DistrictRow = readonly [code: string, nameTh: string, nameEn: string];
export type SubdistrictRow = readonly [code: string, nameTh: string, nameEn: string, postalCode: string];

export interface PlaceRows {
  readonly districts: readonly DistrictRow[];
  readonly subdistricts: readonly SubdistrictRow[];
}

const read = () => {
  try {
    return readFileSync(new URL('../../generated/places.json', import.meta.url), 'utf8');
  } catch (cause) {
    throw new Error('thai-geo: generated/places.json is missing; run `npx nx build server-thai-geo`', { cause });
  }
};

/**
 * Districts and subdistricts in Thai order, written by scripts/build-places.ts. Read at run time, because the file has
 * half a megabyte.
 */
export const placeRows = JSON.parse(read()) as PlaceRows;
