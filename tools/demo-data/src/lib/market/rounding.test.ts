import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { bankRounded, rentRounded, saleRounded } from './rounding.ts';

describe('saleRounded', () => {
  it.each([
    [873_412, [870_000]],
    [3_271_904, [3_290_000, 3_250_000]],
    [12_840_000, [12_900_000, 13_000_000]],
    [38_310_000, [38_500_000]],
  ])('rounds %d like a seller', (price, expected) => {
    const written = Array.from({ length: 40 }, (_, index) => saleRounded(createRandom('rounding', index), price));

    expect(expected).toEqual(expect.arrayContaining(written));
  });
});

describe('rentRounded', () => {
  it.each([
    [1_200, 2_500],
    [18_320, 18_500],
    [44_700, 45_000],
    [117_900, 120_000],
  ])('rounds %d to %d', (rent, expected) => {
    expect(rentRounded(rent)).toBe(expected);
  });
});

it('rounds the price of a bank to 1,000 baht only', () => {
  expect(bankRounded(2_187_402)).toBe(2_187_000);
});
