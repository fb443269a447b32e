import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { landOfFields, perSqWahToPerSqm, splitSqWah, sqWahToSqm, totalSqWah } from './land.ts';

it('converts square wah to square metres', () => {
  expect(sqWahToSqm(400)).toBe(1600);
  expect(sqWahToSqm(50.25)).toBe(201);
});

it('converts a price per square wah to one per m²', () => {
  expect(perSqWahToPerSqm(70_000)).toBe(17_500);
});

it('splits a total into rai, ngan and square wah', () => {
  expect(splitSqWah(635)).toEqual({ rai: 1, ngan: 2, sqWah: 35 });
  expect(splitSqWah(99.99)).toEqual({ rai: 0, ngan: 0, sqWah: 99.99 });
});

it('the parts of a split total add up to it again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (hundredths) => {
      expect(totalSqWah(splitSqWah(hundredths / 100))).toBe(hundredths / 100);
    }),
  );
});

it.each([
  [{}, null],
  [{ land_rai: null, land_ngan: null, land_sq_wah: null }, null],
  [{ land_ngan: 2, land_sq_wah: 50 }, 250],
  [{ land_rai: 1 }, 400],
  [{ land_rai: 0, land_ngan: 0, land_sq_wah: 0 }, null],
])('adds up the fields %j to %s', (fields, total) => {
  expect(landOfFields(fields)).toBe(total);
});
