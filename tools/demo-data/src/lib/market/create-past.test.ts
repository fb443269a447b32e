import { describe, expect, it } from 'vitest';
import { createDemo } from '../create-demo.ts';
import type { PastPrice } from './create-past.ts';

const now = new Date('2026-11-21T12:00:00Z');
const past = [...createDemo({ assets: 1_200, now }).past()];

const medianOf = (prices: readonly PastPrice[]) => {
  const values = prices.map(({ price, area_sqm }) => price / area_sqm!).sort((a, b) => a - b);
  return values[values.length >> 1]!;
};

describe('the generated price history', () => {
  it('is the same every time, and grows with the number of assets up to a limit', () => {
    expect([...createDemo({ assets: 1_200, now }).past()]).toEqual(past);
    expect(new Set(past.map(({ past_asset }) => past_asset)).size).toBeGreaterThan(3_500);
    expect([...createDemo({ assets: 0, now }).past()]).toEqual([]);
    expect([...createDemo({ assets: 10_000_000, now }).past()].length).toBeLessThan(20_000);
  });

  it('has about as many assets on the market at any time as today', () => {
    const onMarket = ['2024-12-15', '2025-06-15', '2026-06-15'].map(
      (day) => past.filter(({ from_day, until_day }) => from_day <= day && until_day > day).length,
    );

    expect(Math.min(...onMarket)).toBeGreaterThan(600);
    expect(Math.max(...onMarket)).toBeLessThan(1_800);
  });

  it('has prices of each asset one after another, all over before today', () => {
    const invalid = past.filter(
      ({ from_day, until_day, price, area_sqm }) =>
        from_day >= until_day || until_day >= '2026-11-21' || price <= 0 || (area_sqm !== null && area_sqm <= 0),
    );
    const again = past.filter((row, at) => {
      const before = past[at - 1];
      return before?.past_asset === row.past_asset && before.deal === row.deal && before.until_day !== row.from_day;
    });

    expect(invalid).toEqual([]);
    expect(again).toEqual([]);
  });

  it('has a trend: condominiums in Bangkok cost less two years ago', () => {
    const inBangkok = past.filter(
      ({ district_code, property_type, deal }) =>
        district_code.startsWith('10') && property_type === 'condo' && deal === 'sale',
    );
    const then = medianOf(inBangkok.filter(({ from_day }) => from_day < '2024-12-01'));
    const lately = medianOf(inBangkok.filter(({ from_day }) => from_day > '2026-01-01'));

    expect(then / lately).toBeGreaterThan(0.85);
    expect(then / lately).toBeLessThan(0.99);
  });
});
