import { districtsOf, findLine, findStation, lines, provinces, stations } from '@yoodee/server-thai-geo';
import { packRing, unitsPerDegree } from './outlines.ts';
import { bangkokRows, townRows, type PlaceRow } from './places.data.ts';
import type { ProvinceShape } from './provinces.ts';

/** A name in both languages and where it stands. */
type NameRow = readonly [th: string, en: string, lng: number, lat: number];

/**
 * The base map's data as `@yoodee/map` unpacks it. Outlines in units of 1/`units` degree, see `packRing`; everything else in
 * degrees.
 */
export interface BaseMapFile {
  units: number;
  provinces: { code: string; polygons: number[][][] }[];
  provinceNames: NameRow[];
  /** Districts of the capital, and those elsewhere where people look for a home. */
  districtNames: NameRow[];
  townNames: NameRow[];
  rail: { colour: string; points: [lng: number, lat: number][] }[];
  stations: { colour: string; name: NameRow }[];
}

/** Nobody writes the capital's whole name on a map. */
const shortNames: Record<string, string> = { '10': 'กรุงเทพฯ' };

/** Throws for a name that is no district of its province. */
const nameOfDistrict = ([provinceCode, nameTh, lat, lng]: PlaceRow): NameRow => {
  const district = districtsOf(provinceCode).find(({ name_th }) => name_th === nameTh);
  if (!district) throw new Error(`Province ${provinceCode} has no district ${nameTh}.`);
  return [nameTh, district.name_en, lng, lat];
};

export const createBaseMap = (shapes: readonly ProvinceShape[]): BaseMapFile => ({
  units: unitsPerDegree,
  provinces: shapes.map(({ code, polygons }) => ({
    code,
    polygons: polygons.map((rings) => rings.map(packRing)),
  })),
  provinceNames: provinces.map(({ code, name_th, name_en, lat, lng }) => [
    shortNames[code] ?? name_th,
    name_en,
    lng,
    lat,
  ]),
  districtNames: bangkokRows.map(nameOfDistrict),
  townNames: townRows.map(nameOfDistrict),
  rail: lines.flatMap(({ colour, routes }) =>
    routes.map((route) => ({
      colour,
      points: route.map((id): [number, number] => {
        const { lng, lat } = findStation(id)!;
        return [lng, lat];
      }),
    })),
  ),
  stations: stations.map(({ line_id, name_th, name_en, lng, lat }) => ({
    colour: findLine(line_id)!.colour,
    name: [name_th, name_en, lng, lat],
  })),
});
