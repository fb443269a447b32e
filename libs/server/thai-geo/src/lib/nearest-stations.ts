import { stations } from './stations.ts';
import { walkingMinutes } from './walking.ts';

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusMetres = 6_371_008.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along a meridian, and along the equator. */
const metresPerDegree = 111_320;

/** West, south, east and north of a box around a circle with this radius in metres. */
export const boxAround = ({ lat, lng }: Point, radius: number): [number, number, number, number] => {
  const [high, wide] = [radius / metresPerDegree, radius / (metresPerDegree * Math.cos(toRadians(lat)))];
  return [lng - wide, lat - high, lng + wide, lat + high];
};

/** Great-circle distance in metres (haversine, mean radius). */
export const metresBetween = (a: Point, b: Point): number => {
  const halfLat = toRadians(b.lat - a.lat) / 2;
  const halfLng = toRadians(b.lng - a.lng) / 2;
  const h = Math.sin(halfLat) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(halfLng) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
};

export interface NearestStation {
  readonly station_id: string;
  /** Straight line, rounded. */
  readonly metres: number;
  /** On foot along streets, rounded up. */
  readonly walk_minutes: number;
}

export interface NearestOptions {
  readonly limit?: number;
  readonly maxMetres?: number;
}

/** The nearest stations, nearest first; none for a point far away or NaN. */
export const nearestStations = (
  lat: number,
  lng: number,
  { limit = 3, maxMetres = 3000 }: NearestOptions = {},
): NearestStation[] =>
  stations
    .map((station) => ({ station_id: station.id, metres: Math.round(metresBetween({ lat, lng }, station)) }))
    .filter(({ metres }) => metres <= maxMetres)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, limit)
    .map((near) => ({ ...near, walk_minutes: Math.ceil(walkingMinutes(near.metres)) }));
