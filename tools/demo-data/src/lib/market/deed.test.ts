import { describe, expect, it } from 'vitest';
import { deedOf, squareWahOf } from './deed.ts';

describe('deedOf', () => {
  it.each([
    [52.5, { land_rai: 0, land_ngan: 0, land_sq_wah: 52.5 }],
    [138, { land_rai: 0, land_ngan: 1, land_sq_wah: 38 }],
    [950, { land_rai: 2, land_ngan: 1, land_sq_wah: 50 }],
    [399.99, { land_rai: 0, land_ngan: 3, land_sq_wah: 99.99 }],
  ])('splits %d square wah into rai, ngan and square wah', (squareWah, deed) => {
    expect(deedOf(squareWah)).toEqual(deed);
    expect(squareWahOf(deed)).toBeCloseTo(squareWah, 2);
  });
});
