import { describe, expect, it } from 'vitest';
import { findSubdistrict, metresBetween, provinces } from '@yoodee/server-thai-geo';
import { isOnRail, neighbourhoodAt, neighbourhoods, placeOf } from './neighbourhoods.ts';

const named = (en: string) => neighbourhoods.find((place) => place.en === en)!;

describe('neighbourhoods', () => {
  it('stand in subdistricts that exist', () => {
    expect(neighbourhoods.filter(({ subdistrict }) => !findSubdistrict(subdistrict))).toEqual([]);
  });

  it('lie in every province, not far from its middle', () => {
    const far = neighbourhoods.filter((place) => metresBetween(placeOf(place).province, place) > 130_000);

    expect(new Set(neighbourhoods.map(({ subdistrict }) => subdistrict.slice(0, 2))).size).toBe(provinces.length);
    expect(far.map(({ en }) => en)).toEqual([]);
  });

  it('have names of their own in both languages, and something to know them by', () => {
    expect(new Set(neighbourhoods.map(({ th }) => th)).size).toBe(neighbourhoods.length);
    expect(new Set(neighbourhoods.map(({ en }) => en)).size).toBe(neighbourhoods.length);
    expect(neighbourhoods.filter(({ landmarks }) => landmarks.length < 2)).toEqual([]);
  });

  it('know whether trains are near', () => {
    expect(isOnRail(named('Thong Lo'))).toBe(true);
    expect(isOnRail(named('Khao Yai'))).toBe(false);
  });
});

describe('neighbourhoodAt', () => {
  it('gives each the share of its weight', () => {
    const points = Array.from({ length: 20_000 }, (_, index) => neighbourhoodAt((index + 0.5) / 20_000));
    const inBangkok = points.filter(({ subdistrict }) => subdistrict.startsWith('10')).length / points.length;

    expect(inBangkok).toBeCloseTo(0.445, 2);
    expect(new Set(points).size).toBe(neighbourhoods.length);
  });

  it('holds to the ends of the interval', () => {
    expect(neighbourhoodAt(0)).toBe(neighbourhoods[0]);
    expect(neighbourhoodAt(0.999_999_9)).toBe(neighbourhoods.at(-1));
  });
});
