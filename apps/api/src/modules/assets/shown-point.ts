import { createHash } from 'node:crypto';

/** The columns that the point comes from. */
export interface PlacedAsset {
  lat: number | null;
  lng: number | null;
  location_precision: string | null;
  location_seed: string;
}

/** Minimum and maximum distance of an approximate point from the true one, metres. */
const [nearest, farthest] = [50, 200];

const metresPerDegree = 111_320;

/** Whether visitors see the true point, and with it the outline of the plot. */
export const showsExactPlace = ({
  lat,
  lng,
  location_precision: precision,
}: Omit<PlacedAsset, 'location_seed'>): boolean => lat !== null && lng !== null && precision !== 'approximate';

/** Two numbers in 0–1 that cannot be guessed without the seed. */
const fractionsOf = (seed: string): [number, number] => {
  const digest = createHash('sha256').update(seed).digest();
  return [digest.readUInt32BE(0) / 2 ** 32, digest.readUInt32BE(4) / 2 ** 32];
};

/** Rounds to 6 decimals (0.1 m) towards the true point, so that rounding never exceeds the limit. */
const rounded = (degrees: number, offset: number) => degrees + Math.trunc(offset * 1e6) / 1e6;

/**
 * The public point of an asset: the true one or, with `location_precision` approximate, one moved in a random
 * direction, the same at every call. Everything that is shown or searched by place uses this point; distances of the
 * true one to several stations would reveal it.
 */
export const shownPoint = ({
  lat,
  lng,
  location_precision,
  location_seed,
}: PlacedAsset): { lat: number; lng: number } | null => {
  if (lat === null || lng === null) return null;
  if (location_precision !== 'approximate') return { lat, lng };
  const [turn, spread] = fractionsOf(location_seed);
  // The square root spreads points evenly over the ring's area.
  const metres = Math.sqrt(nearest ** 2 + spread * (farthest ** 2 - nearest ** 2));
  const angle = turn * 2 * Math.PI;
  return {
    lat: rounded(lat, (metres * Math.cos(angle)) / metresPerDegree),
    lng: rounded(lng, (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180))),
  };
};
