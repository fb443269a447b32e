import { metresBetween } from '@yoodee/server-thai-geo';
import type { Random } from '../random.ts';
import type { Names, Neighbourhood } from './neighbourhoods/neighbourhood.ts';

const metresPerDegree = 111_195;

/** Rounds to about 10 cm, the precision of the asset table. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A random point on land, uniform over the neighbourhood's circle. */
export const pointIn = (random: Random, { lat, lng, radius, water }: Neighbourhood): { lat: number; lng: number } => {
  const distance = radius * Math.sqrt(random.next());
  const angle = random.between(0, 2 * Math.PI);
  const north = Math.sin(angle) * distance;
  const east = Math.cos(angle) * distance;
  const kept = {
    north: water === 'n' ? -Math.abs(north) : water === 's' ? Math.abs(north) : north,
    east: water === 'e' ? -Math.abs(east) : water === 'w' ? Math.abs(east) : east,
  };
  return {
    lat: rounded(lat + kept.north / metresPerDegree),
    lng: rounded(lng + kept.east / (metresPerDegree * Math.cos((lat * Math.PI) / 180))),
  };
};

/** Street numbers start here: Siam, the centre of Bangkok. */
const centre = { lat: 13.7456, lng: 100.5342 };

/**
 * The number of the side street at a point. Numbers increase with the distance from the centre, as along Sukhumvit.
 * Null without numbered streets.
 */
export const soiAt = (
  { lat, lng, radius, sois }: Neighbourhood,
  point: { lat: number; lng: number },
): number | null => {
  const from = metresBetween(centre, { lat, lng }) - radius;
  const share = (metresBetween(centre, point) - from) / (2 * radius);
  const index = Math.floor(Math.min(0.999, Math.max(0, share)) * sois.length);
  return sois.toSorted((a, b) => a - b)[index] ?? null;
};

/** Name of a side street: สุขุมวิท 49, but พระรามที่ 2 ซอย 33. */
export const soiNames = ([th, en]: Names, soi: number): Names =>
  /\d$/.test(th) ? [`${th} ซอย ${soi}`, `${en} Soi ${soi}`] : [`${th} ${soi}`, `${en} ${soi}`];
