/** The least and the most minutes that a place may be away. */
export const reachMinutes = { least: 10, most: 90 } as const;

/** Minutes of a place that was chosen without any. */
export const usualReachMinutes = 40;

/** The most places that a search can be within reach of. */
export const mostReaches = 2;

/** A place, a station's id or a point in degrees, and the minutes within which it is reached. */
export interface Reach {
  place: { station: string } | { lat: number; lng: number };
  minutes: number;
}

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,8})?`;
const pointText = new RegExp(`^(${degrees}),(${degrees}),(\\d{1,4})$`);
const stationText = /^([A-Za-z0-9-]{1,12}),(\d{1,4})$/;

/** Points are rounded to about 100 m, so that the address of a search does not reveal a visitor's exact location. */
const decimals = 3;
const rounded = (text: string): number => Number(Number(text).toFixed(decimals));

/** `E4,40` or `13.737,100.56,40`; null for another text. Minutes may be out of range. */
export const readReach = (text: string): Reach | null => {
  const station = stationText.exec(text);
  if (station) return { place: { station: station[1]! }, minutes: Number(station[2]) };
  const point = pointText.exec(text);
  return point && { place: { lat: rounded(point[1]!), lng: rounded(point[2]!) }, minutes: Number(point[3]) };
};

/** The text that {@link readReach} reads. */
export const writeReach = ({ place, minutes }: Reach): string =>
  'station' in place ? `${place.station},${minutes}` : `${place.lat},${place.lng},${minutes}`;
