import { metresBetween } from '@yoodee/server-thai-geo';
import type { Random } from '../random.ts';
import type { Names, Neighbourhood } from './neighbourhoods/neighbourhood.ts';

const metresPerDegree = 111_195;

/** A place known to about 10 cm, as the asset table keeps it. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A chance point of the neighbourhood, evenly over its circle, on dry land. */
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

/** Where the numbers of Bangkok's streets begin: its centre at Siam. */
const centre = { lat: 13.7456, lng: 100.5342 };

/** The numbered side street at a point: numbers grow outwards from the centre, as along Sukhumvit. Null without any. */
export const soiAt = (
  { lat, lng, radius, sois }: Neighbourhood,
  point: { lat: number; lng: number },
): number | null => {
  const from = metresBetween(centre, { lat, lng }) - radius;
  const share = (metresBetween(centre, point) - from) / (2 * radius);
  const index = Math.floor(Math.min(0.999, Math.max(0, share)) * sois.length);
  return sois.toSorted((a, b) => a - b)[index] ?? null;
};

/** What a side street is called: สุขุมวิท 49, but พระรามที่ 2 ซอย 33. */
export const soiNames = ([th, en]: Names, soi: number): Names =>
  /\d$/.test(th) ? [`${th} ซอย ${soi}`, `${en} Soi ${soi}`] : [`${th} ${soi}`, `${en} ${soi}`];
