import { describe, expect, it } from 'vitest';
import { findSubdistrict, metresBetween, provinces } from '@yoodee/server-thai-geo';
import { isOnRail, neighbourhoodAt, neighbourhoods, placeOf } from './neighbourhoods.ts';

const named = (en: string) => neighbourhoods.find((place) => place.en === en)!;

describe('neighbourhoods', () => {
  it('are in existing subdistricts', () => {
    expect(neighbourhoods.filter(({ subdistrict }) => !findSubdistrict(subdistrict))).toEqual([]);
  });

  it('cover every province, near its centre', () => {
    const far = neighbourhoods.filter((place) => metresBetween(placeOf(place).province, place) > 130_000);

    expect(new Set(neighbourhoods.map(({ subdistrict }) => subdistrict.slice(0, 2))).size).toBe(provinces.length);
    expect(far.map(({ en }) => en)).toEqual([]);
  });

  it('have unique names in both languages, and a landmark', () => {
    expect(new Set(neighbourhoods.map(({ th }) => th)).size).toBe(neighbourhoods.length);
    expect(new Set(neighbourhoods.map(({ en }) => en)).size).toBe(neighbourhoods.length);
    expect(neighbourhoods.filter(({ landmarks }) => landmarks.length < 2)).toEqual([]);
  });

  it('are on rail when a station is near', () => {
    expect(isOnRail(named('Thong Lo'))).toBe(true);
    expect(isOnRail(named('Khao Yai'))).toBe(false);
  });
});

describe('neighbourhoodAt', () => {
  it('picks each in proportion to its weight', () => {
    const points = Array.from({ length: 20_000 }, (_, index) => neighbourhoodAt((index + 0.5) / 20_000));
    const inBangkok = points.filter(({ subdistrict }) => subdistrict.startsWith('10')).length / points.length;

    expect(inBangkok).toBeCloseTo(0.445, 2);
    expect(new Set(points).size).toBe(neighbourhoods.length);
  });

  it('is defined at both ends of the interval', () => {
    expect(neighbourhoodAt(0)).toBe(neighbourhoods[0]);
    expect(neighbourhoodAt(0.999_999_9)).toBe(neighbourhoods.at(-1));
  });
});
