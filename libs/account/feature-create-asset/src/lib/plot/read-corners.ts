import { degreesOfUtm, type Datum } from '@yoodee/asset-rules/outlines';
import { parseThaiDigits } from '@yoodee/site';

/** How corners are typed: `lat, lng` in degrees, or easting and northing in metres of a zone. */
export const cornerUnits = ['degrees', 'utm47', 'utm48'] as const;
export type CornerUnit = (typeof cornerUnits)[number];

interface Place {
  lat: number;
  lng: number;
}

/**
 * No easting in Thailand is above this value. If only the first number of a pair is above it, the northing comes first.
 */
const largestEasting = 900_000;

/** `1,519,000.25` as a map writes it. */
const withoutThousands = (text: string) => text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');

const pairIn = (line: string): [number, number] | null => {
  const [, a, b] = /^\(?(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\)?$/.exec(line) ?? [];
  return a === undefined ? null : [Number(a), Number(b)];
};

const degreesIn = (line: string): Place | null => {
  const pair = pairIn(line);
  if (!pair) return null;
  // A latitude is never above 90, so the pair is in the order longitude, latitude.
  const [lat, lng] = pair[0] > 90 ? [pair[1], pair[0]] : pair;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

const utmIn = (line: string, zone: 47 | 48, datum: Datum): Place | null => {
  const pair = pairIn(withoutThousands(line));
  if (!pair) return null;
  const [easting, northing] = pair[0] > largestEasting && pair[1] < largestEasting ? [pair[1], pair[0]] : pair;
  const isMetres = easting > 0 && easting < 1_000_000 && northing > 0 && northing < 10_000_000;
  return isMetres ? degreesOfUtm({ zone, easting, northing }, datum) : null;
};

/**
 * The coordinates of all lines, or the number (from 1) of the first line that cannot be parsed. Blank lines are
 * skipped.
 */
export const readCorners = (
  text: string,
  { unit, datum }: { unit: CornerUnit; datum: Datum },
): { places: Place[] } | { line: number } => {
  const places: Place[] = [];
  for (const [index, line] of parseThaiDigits(text).split('\n').entries()) {
    const given = line.trim();
    if (given === '') continue;
    const place = unit === 'degrees' ? degreesIn(given) : utmIn(given, unit === 'utm47' ? 47 : 48, datum);
    if (!place) return { line: index + 1 };
    places.push(place);
  }
  const [first, last] = [places[0], places.at(-1)];
  // Surveys often repeat the first corner at the end.
  const isClosed = places.length > 1 && first!.lat === last!.lat && first!.lng === last!.lng;
  return { places: isClosed ? places.slice(0, -1) : places };
};
