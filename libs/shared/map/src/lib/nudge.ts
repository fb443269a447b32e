import type { Point } from './map-engine.ts';

const metresPerDegree = 111_320;

/** The direction of each arrow key, in steps to the east and north. */
const steps: Record<string, readonly [east: number, north: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Rounds to 6 decimals (0.1 m), the precision in which places are stored. */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

export const roundedPoint = ({ lat, lng }: Point): Point => ({ lat: degrees(lat), lng: degrees(lng) });

/** The point moved by `metres` in the direction of an arrow key; null for any other key. */
export const nudge = ({ lat, lng }: Point, key: string, metres: number): Point | null => {
  const step = steps[key];
  if (!step) return null;
  const [east, north] = step;
  const perDegreeEast = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  return roundedPoint({ lat: lat + (north * metres) / metresPerDegree, lng: lng + (east * metres) / perDegreeEast });
};
