import { findDistrict, findSubdistrict } from '@yoodee/server-thai-geo';
import * as z from 'zod/mini';
import type { GeoFeature } from '../geo-files/feature-lines.ts';

/** The outline of a district or subdistrict. */
export interface Outline {
  code: string;
  /** `[lng, lat, lng, lat, …]` in degrees, rounded to less than a metre; holes are rings as well. */
  rings: Float32Array[];
  /** West, south, east, north. */
  box: [number, number, number, number];
}

const Position = z.tuple([z.number().check(z.gte(90), z.lte(115)), z.number().check(z.gte(0), z.lte(25))], z.number());
const Polygon = z.array(z.array(Position).check(z.minLength(3)));
const Coordinates = {
  Polygon: z.pipe(
    Polygon,
    z.transform((polygon) => [polygon]),
  ),
  MultiPolygon: z.array(Polygon),
};

type Level = 'district' | 'subdistrict';

/** `TH100101`, as the Common Operational Datasets of the United Nations write the codes of the Ministry of Interior. */
const pcode = /^TH(\d+)$/;

const pcodeOf = (properties: GeoFeature['properties'], column: string): string | undefined => {
  const value = properties?.[column.toLowerCase()] ?? properties?.[column.toUpperCase()];
  return typeof value === 'string' ? pcode.exec(value)?.[1] : undefined;
};

const codeOf = (properties: GeoFeature['properties'], level: Level): string | null => {
  const code = pcodeOf(properties, 'adm3_pcode');
  if (level === 'subdistrict') return code !== undefined && findSubdistrict(code) ? code : null;
  // A subdistrict names its district as well.
  const district = code === undefined ? pcodeOf(properties, 'adm2_pcode') : undefined;
  return district !== undefined && findDistrict(district) ? district : null;
};

const boxOf = (rings: readonly Float32Array[]): Outline['box'] => {
  const box: Outline['box'] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      box[0] = Math.min(box[0], ring[at]!);
      box[1] = Math.min(box[1], ring[at + 1]!);
      box[2] = Math.max(box[2], ring[at]!);
      box[3] = Math.max(box[3], ring[at + 1]!);
    }
  return box;
};

/**
 * Reads features of a level: the outline, or null for other shapes, unknown codes, and coordinates outside of the
 * region.
 */
export const outlineReader =
  (level: Level) =>
  ({ geometry, properties }: GeoFeature): Outline | null => {
    const code = codeOf(properties, level);
    if (code === null || !(geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')) return null;
    const polygons = Coordinates[geometry.type].safeParse(geometry.coordinates).data;
    if (!polygons) return null;
    const rings = polygons.flat().map((ring) => Float32Array.from(ring.flatMap(([lng, lat]) => [lng, lat])));
    return rings.length > 0 ? { code, rings, box: boxOf(rings) } : null;
  };
