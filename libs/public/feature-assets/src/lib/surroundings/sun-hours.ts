import type { Surroundings } from '@yoodee/api-contract/surroundings';

export type Orientation = NonNullable<Surroundings['facing']>['orientation'];

/** Degrees clockwise from north. */
export const azimuths: Readonly<Record<Orientation, number>> = {
  ...{ n: 0, ne: 45, e: 90, se: 135 },
  ...{ s: 180, sw: 225, w: 270, nw: 315 },
};

/** Hours a day in which the sun shines on a front, before and after solar noon. */
export interface SunHours {
  morning: number;
  afternoon: number;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * The day of the year whose sun is that of the month's average (Klein 1977; Duffie and Beckman, Solar Engineering of
 * Thermal Processes, table 1.6.1).
 */
const middleDays = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344];

/** The sun's declination on a day of the year, in degrees; exact to 0.04° (Spencer 1971). */
export const declination = (day: number): number => {
  const turn = (2 * Math.PI * (day - 1)) / 365;
  return toDegrees(
    0.006918 -
      0.399912 * Math.cos(turn) +
      0.070257 * Math.sin(turn) -
      0.006758 * Math.cos(2 * turn) +
      0.000907 * Math.sin(2 * turn) -
      0.002697 * Math.cos(3 * turn) +
      0.00148 * Math.sin(3 * turn),
  );
};

/** Hours from sunrise to solar noon, without atmospheric refraction (some 3 minutes). */
export const halfDay = (lat: number, day: number): number => {
  const cosine = -Math.tan(toRadians(lat)) * Math.tan(toRadians(declination(day)));
  return toDegrees(Math.acos(Math.min(1, Math.max(-1, cosine)))) / 15;
};

/** The direction of sunrise, in degrees clockwise from north; sunset is the same on the other side. */
export const sunriseAzimuth = (lat: number, day: number): number =>
  toDegrees(Math.acos(Math.sin(toRadians(declination(day))) / Math.cos(toRadians(lat))));

/** Sampling interval of the sun's position, in hours. */
const step = 1 / 60;

/** Hours of sun on a vertical front between two times, given in hours after solar noon. */
const hoursBetween = (from: number, to: number, isLit: (hours: number) => boolean): number => {
  const steps = Math.max(0, Math.round((to - from) / step));
  let lit = 0;
  for (let index = 0; index < steps; index += 1) if (isLit(from + (index + 0.5) * step)) lit += 1;
  return lit * step;
};

/** The sun on a vertical front without obstacles, for each month from January. Latitude in degrees. */
export const sunByMonth = (orientation: Orientation, lat: number): SunHours[] => {
  const front = toRadians(azimuths[orientation]);
  const latitude = toRadians(lat);
  return middleDays.map((day) => {
    const height = toRadians(declination(day));
    const isLit = (hours: number) => {
      const angle = toRadians(15 * hours);
      const east = -Math.cos(height) * Math.sin(angle);
      const north = Math.sin(height) * Math.cos(latitude) - Math.cos(height) * Math.sin(latitude) * Math.cos(angle);
      return east * Math.sin(front) + north * Math.cos(front) > 1e-9;
    };
    const half = halfDay(lat, day);
    return { morning: hoursBetween(-half, 0, isLit), afternoon: hoursBetween(0, half, isLit) };
  });
};

/** Minimum hours of sun a day for a sunny month. */
const noticed = 1;

/** Runs of months with sun, each from its first to its last month (0 is January). A run may cross the year end. */
export const sunnyMonths = (hours: readonly number[]): [first: number, last: number][] => {
  const isSunny = hours.map((each) => each >= noticed);
  const count = isSunny.length;
  if (isSunny.every(Boolean)) return [[0, count - 1]];
  return isSunny.flatMap((sunny, month) => {
    if (!sunny || isSunny[(month + count - 1) % count]) return [];
    let last = month;
    while (isSunny[(last + 1) % count]) last += 1;
    return [[month, last % count] as [number, number]];
  });
};
