import { isInside, metresToEdge } from '@yoodee/asset-rules/outlines';
import type { MultiPolygon, Point as GeoPoint } from 'geojson';
import { loadBaseMap } from './load-base-map.ts';
import type { Point } from './map-engine.ts';

/** Upper bound, in metres, of the error of Natural Earth's outlines. Nothing is claimed nearer to a border. */
const unsure = 5_000;

const ringsOf = ({ coordinates }: MultiPolygon) => coordinates.flat().map((ring) => ring.flat());

/** Metres from the coast and from named islands within which there may be an island that has no outline. */
const mayBeIsland = 25_000;

/**
 * Whether a point is surely in the sea or abroad: outside of all provinces, and far from them and from islands. Rejects
 * when the outlines cannot be loaded.
 */
export const isOutside = async (point: Point): Promise<boolean> => {
  const { provinces, 'island-names': islands } = await loadBaseMap();
  const shapes = provinces.features.map(({ geometry }) => ringsOf(geometry as MultiPolygon));
  if (shapes.some((shape) => isInside(point, shape))) return false;
  const names = islands.features.map(({ geometry }) => (geometry as GeoPoint).coordinates);
  return (
    names.every((name) => metresToEdge(point, [name]) > mayBeIsland) &&
    shapes.every((shape) => metresToEdge(point, shape) > mayBeIsland)
  );
};

/**
 * The code of the province that a point surely lies in, if that is another than the given one; null where it agrees, near
 * a border, and outside the country. Rejects when the outlines cannot be loaded.
 */
export const otherProvince = async (point: Point, code: string): Promise<string | null> => {
  const { provinces } = await loadBaseMap();
  const chosen = provinces.features.find(({ properties }) => properties?.code === code);
  const found = provinces.features.find(({ geometry }) => isInside(point, ringsOf(geometry as MultiPolygon)));
  if (!chosen || !found || found === chosen) return null;
  return metresToEdge(point, ringsOf(chosen.geometry as MultiPolygon)) > unsure ? String(found.properties?.code) : null;
};
