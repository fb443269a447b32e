import type { Corner } from '@yoodee/api-contract/drawn-areas';
import type { MapEngine } from '@yoodee/map/canvas';
import { inReach } from './outline.ts';

/** The direction of each arrow key, in steps to the east and north. */
const directions: Record<string, readonly [east: number, north: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Steps across the map's width. */
const steps = { near: 40, far: 8 };

export const middleOf = (engine: MapEngine): Corner => {
  const [west, south, east, north] = engine.bounds();
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
};

/** The cursor after an arrow key; it starts in the middle of the map. Null for other keys. The map pans with it. */
export const movedCursor = (
  engine: MapEngine,
  { from, key, isFar }: { from: Corner | undefined; key: string; isFar: boolean },
): Corner | null => {
  const direction = directions[key];
  if (!direction) return null;
  const [west, south, east, north] = engine.bounds();
  const start = from ?? middleOf(engine);
  const step = (east - west) / (isFar ? steps.far : steps.near);
  const moved = inReach({ lat: start.lat + direction[1] * step, lng: start.lng + direction[0] * step });
  const isSeen =
    moved.lng > west + step && moved.lng < east - step && moved.lat > south + step && moved.lat < north - step;
  if (!isSeen) engine.panTo(moved);
  return moved;
};

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres in a straight line, exact enough for some kilometres. */
export const metresApart = (a: Corner, b: Corner): number =>
  Math.round(
    earthRadius * Math.hypot(radians(a.lat - b.lat), radians(a.lng - b.lng) * Math.cos(radians((a.lat + b.lat) / 2))),
  );
