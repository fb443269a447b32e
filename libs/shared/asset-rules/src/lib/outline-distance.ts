import { metresFrom } from './local-metres.ts';

interface Point {
  lat: number;
  lng: number;
}

/** A closed ring in degrees: `[lng, lat, lng, lat, …]`, the last corner may repeat the first. */
export type Ring = ArrayLike<number>;

/** Whether a point is inside of rings by the even–odd rule: rings inside of others are holes. */
export const isInside = ({ lat, lng }: Point, rings: readonly Ring[]): boolean => {
  let inside = false;
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x, y, nextX, nextY] = [ring[at]!, ring[at + 1]!, ring[next]!, ring[next + 1]!];
      if (y > lat !== nextY > lat && lng < x + ((lat - y) / (nextY - y)) * (nextX - x)) inside = !inside;
    }
  return inside;
};

/** Metres from a point to the nearest side of rings, by plane geometry; Infinity without a ring. */
export const metresToEdge = (point: Point, rings: readonly Ring[]): number => {
  const { north, east } = metresFrom(point);
  let nearest = Infinity;
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x, y] = [(ring[at]! - point.lng) * east, (ring[at + 1]! - point.lat) * north];
      const [dx, dy] = [(ring[next]! - point.lng) * east - x, (ring[next + 1]! - point.lat) * north - y];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
      nearest = Math.min(nearest, Math.hypot(x + along * dx, y + along * dy));
    }
  return nearest;
};
