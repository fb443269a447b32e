import { districtsOf, findLine, findStation, lines, provinces, stations } from '@yoodee/server-thai-geo';
import type { NaturalEarth } from './natural-earth.ts';
import { packRing, unitsPerDegree } from './outlines.ts';
import { bangkokRows, townRows, type PlaceRow } from './places.data.ts';
import type { ProvinceShape } from './provinces.ts';
import { simplify } from './simplify.ts';
import { airportRows, countryRows, islandRows, waterRows, type PlacedName } from './surrounding-names.data.ts';
import { surroundingUnits } from './surroundings.ts';

/** A name in both languages and its position. */
type NameRow = readonly [th: string, en: string, lng: number, lat: number];

/**
 * The base map's data as `@yoodee/map` unpacks it. Outlines in units of 1/`units` degree, see `packRing`; everything else in
 * degrees.
 */
export interface BaseMapFile {
  units: number;
  provinces: { code: string; polygons: number[][][] }[];
  provinceNames: NameRow[];
  /** Districts of Bangkok, and other districts with many listings. */
  districtNames: NameRow[];
  townNames: NameRow[];
  rail: { colour: string; points: [lng: number, lat: number][] }[];
  stations: { colour: string; name: NameRow }[];
  surroundings: Omit<NaturalEarth, 'cities'> & { units: number; land: number[][] };
  /** Cities abroad, with the zoom level from which on each is shown. */
  cities: NaturalEarth['cities'];
  countryNames: NameRow[];
  waterNames: NameRow[];
  islandNames: NameRow[];
  airports: NameRow[];
}

/** Degrees: some 110 m, finer than the accuracy of Natural Earth and than a pixel up to zoom 10. */
const provinceTolerance = () => 0.001;

/** The short name of the capital, as maps have it. */
const shortNames: Record<string, string> = { '10': 'กรุงเทพฯ' };

/** Throws if the province has no district of this name. */
const nameOfDistrict = ([provinceCode, nameTh, lat, lng]: PlaceRow): NameRow => {
  const district = districtsOf(provinceCode).find(({ name_th }) => name_th === nameTh);
  if (!district) throw new Error(`Province ${provinceCode} has no district ${nameTh}.`);
  return [nameTh, district.name_en, lng, lat];
};

const placed = ([th, en, lat, lng]: PlacedName): NameRow => [th, en, lng, lat];

export interface BaseMapParts {
  shapes: readonly ProvinceShape[];
  /** Packed outlines of everything that is land. */
  land: number[][];
  naturalEarth: NaturalEarth;
}

export const createBaseMap = ({
  shapes,
  land,
  naturalEarth: { cities, ...surroundings },
}: BaseMapParts): BaseMapFile => ({
  units: unitsPerDegree,
  provinces: shapes.map(({ code, polygons }) => ({
    code,
    polygons: polygons.map((rings) => rings.map((ring) => packRing(simplify(ring, provinceTolerance)))),
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
  surroundings: { units: surroundingUnits, land, ...surroundings },
  cities,
  countryNames: countryRows.map(placed),
  waterNames: waterRows.map(placed),
  islandNames: islandRows.map(placed),
  airports: airportRows.map(placed),
});
