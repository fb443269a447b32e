import { describe, expect, it } from 'vitest';
import { declination, halfDay, sunByMonth, sunnyMonths, sunriseAzimuth } from './sun-hours.ts';

const bangkok = 13.75;

/** The formula of the Astronomical Almanac (page C5), exact to 0.01° from 1950 to 2050; days from noon of 1 January 2000. */
const almanac = (days: number): number => {
  const radians = Math.PI / 180;
  const anomaly = (357.528 + 0.9856003 * days) * radians;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  return Math.asin(Math.sin(23.439 * radians) * Math.sin(longitude * radians)) / radians;
};

it('has the declination of the almanac on every day of a year, to half a degree', () => {
  const from = (Date.UTC(2026, 0, 1, 5) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
  for (let day = 1; day <= 365; day += 1)
    expect(Math.abs(declination(day) - almanac(from + day - 1))).toBeLessThan(0.5);
});

it.each([
  [172, 23.45],
  [355, -23.44],
])('has the solstice on day %i, %f°', (day, degrees) => {
  expect(declination(day)).toBeCloseTo(degrees, 1);
});

it('has the days of Bangkok: 12.8 h in June, 11.2 h in December, sunrise from 66° to 114°', () => {
  expect(2 * halfDay(bangkok, 172)).toBeCloseTo(12.81, 1);
  expect(2 * halfDay(bangkok, 355)).toBeCloseTo(11.19, 1);
  expect(sunriseAzimuth(bangkok, 172)).toBeCloseTo(65.8, 0);
  expect(sunriseAzimuth(bangkok, 355)).toBeCloseTo(114.2, 0);
});

describe('sun on a front', () => {
  const total = (orientation: Parameters<typeof sunByMonth>[0], month: number, lat = bangkok) => {
    const { morning, afternoon } = sunByMonth(orientation, lat)[month]!;
    return morning + afternoon;
  };

  it('is half of each day on the east and on the west', () => {
    for (const [month, { morning, afternoon }] of sunByMonth('e', bangkok).entries()) {
      expect([morning > 5.5 && morning < 6.5, afternoon]).toEqual([true, 0]);
      expect(sunByMonth('w', bangkok)[month]!.afternoon).toBeCloseTo(morning, 1);
    }
  });

  it('is on the south in winter and on the north in summer, all day', () => {
    expect(total('s', 11)).toBeCloseTo(11.2, 0);
    expect(total('s', 5)).toBe(0);
    expect(total('n', 5)).toBeCloseTo(12.8, 0);
    expect(total('n', 11)).toBe(0);
  });

  it('is longer on the north in the south of the country', () => {
    expect(total('n', 7, 6.5)).toBeGreaterThan(total('n', 7, 19.5));
  });

  it('is the same on two fronts that mirror each other', () => {
    const [southEast, southWest] = [sunByMonth('se', bangkok), sunByMonth('sw', bangkok)];
    for (const [month, { morning, afternoon }] of southEast.entries()) {
      expect(southWest[month]!.afternoon).toBeCloseTo(morning, 1);
      expect(southWest[month]!.morning).toBeCloseTo(afternoon, 1);
    }
  });
});

it.each([
  [[9, 9, 9, 9], [[0, 3]]],
  [[0, 0, 0, 0], []],
  [[2, 0, 0, 2], [[3, 0]]],
  [[0, 2, 2, 0.5], [[1, 2]]],
  [
    [2, 0, 2, 0],
    [
      [0, 0],
      [2, 2],
    ],
  ],
] as const)('names the months of %j', (hours, runs) => {
  expect(sunnyMonths(hours)).toEqual(runs);
});
