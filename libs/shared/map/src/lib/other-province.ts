import type { MultiPolygon, Point as GeoPoint, Position } from 'geojson';
import { loadBaseMap } from './load-base-map.ts';
import type { Point } from './map-engine.ts';

/** Upper bound, in metres, of the error of Natural Earth's outlines. Nothing is claimed nearer to a border. */
const unsure = 5_000;

const metresPerDegree = 111_320;

/** The even–odd rule over all rings. */
const isInside = ({ lat, lng }: Point, { coordinates }: MultiPolygon): boolean => {
  let inside = false;
  for (const ring of coordinates.flat())
    for (const [at, [x, y]] of (ring as [number, number][]).entries()) {
      const [nextX, nextY] = ring[(at + 1) % ring.length] as [number, number];
      if (y > lat !== nextY > lat && lng < x + ((lat - y) / (nextY - y)) * (nextX - x)) inside = !inside;
    }
  return inside;
};

/** Metres from a point to the stretch between two others. */
const metresTo = ({ lat, lng }: Point, [ax, ay]: Position, [bx, by]: Position): number => {
  const wide = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  const [x, y] = [(lng - ax!) * wide, (lat - ay!) * metresPerDegree];
  const [dx, dy] = [(bx! - ax!) * wide, (by! - ay!) * metresPerDegree];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - along * dx, y - along * dy);
};

const metresToEdge = (point: Point, { coordinates }: MultiPolygon): number =>
  Math.min(
    ...coordinates.flat().map((ring) => Math.min(...ring.slice(1).map((end, at) => metresTo(point, ring[at]!, end)))),
  );

/** Metres from the coast and from named islands within which there may be an island that has no outline. */
const mayBeIsland = 25_000;

/**
 * Whether a point is surely in the sea or abroad: outside of all provinces, and far from them and from islands. Rejects
 * when the outlines cannot be loaded.
 */
export const isOutside = async (point: Point): Promise<boolean> => {
  const { provinces, 'island-names': islands } = await loadBaseMap();
  const shapes = provinces.features.map(({ geometry }) => geometry as MultiPolygon);
  if (shapes.some((shape) => isInside(point, shape))) return false;
  const names = islands.features.map(({ geometry }) => (geometry as GeoPoint).coordinates);
  return (
    names.every((name) => metresTo(point, name, name) > mayBeIsland) &&
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
  const found = provinces.features.find(({ geometry }) => isInside(point, geometry as MultiPolygon));
  if (!chosen || !found || found === chosen) return null;
  return metresToEdge(point, chosen.geometry as MultiPolygon) > unsure ? String(found.properties?.code) : null;
};
