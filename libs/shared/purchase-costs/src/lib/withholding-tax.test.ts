import { describe, expect, it } from 'vitest';
import { calendarYearsHeld, personalWithholding } from './withholding-tax.ts';

describe('the withholding tax of a person', () => {
  it.each([
    // 8 % of 1,000,000 is 80,000; 5 % of it
    [1_000_000, 1, 4_000],
    // 160,000 over 2 years: 5 % of 80,000, times two
    [1_000_000, 2, 8_000],
    [1_000_000, 3, 11_500],
    [1_000_000, 4, 14_500],
    [1_000_000, 5, 17_500],
    [1_000_000, 6, 20_000],
    [1_000_000, 7, 22_500],
    [1_000_000, 8, 25_000],
    // From the 8th year the deduction is half. Years after the 10th do not count
    [1_000_000, 10, 25_000],
    [1_000_000, 25, 25_000],
    // Less than one year counts as one year
    [1_000_000, 0, 4_000],
    // 300,000: the full first band
    [3_750_000, 1, 15_000],
    // 400,000: 15,000 + 10,000
    [5_000_000, 1, 25_000],
    // 383,333.33 a year: 15,000 + 8,333.33, times three
    [5_000_000, 3, 70_000],
    // 800,000: 15,000 + 20,000 + 37,500 + 10,000
    [10_000_000, 1, 82_500],
    // 700,000 a year: 15,000 + 20,000 + 30,000, times five
    [10_000_000, 5, 325_000],
    // 625,000 a year: 15,000 + 20,000 + 18,750, times eight
    [10_000_000, 8, 430_000],
    // 500,000 a year: 35,000, times ten
    [10_000_000, 10, 350_000],
    // 2,400,000: 122,500 up to one million, 250,000 up to two million, 120,000 above
    [30_000_000, 1, 492_500],
    // 8,000,000: 122,500 + 250,000 + 900,000 + 1,050,000
    [100_000_000, 1, 2_322_500],
  ])('for an appraisal of %d after %d years is %d', (appraised, years, tax) => {
    expect(personalWithholding({ appraised, years })).toBe(tax);
  });

  it.each([
    // 5,000,000: 122,500 + 250,000 + 900,000
    [10_000_000, 1, 1_272_500],
    // 1,000,000 a year: 122,500, times five
    [10_000_000, 5, 612_500],
  ])('for an inherited asset appraised at %d after %d years is %d', (appraised, years, tax) => {
    expect(personalWithholding({ appraised, years, isInherited: true })).toBe(tax);
  });
});

it.each([
  ['2026-01-05', '2026-12-20', 1],
  ['2025-12-31', '2026-01-01', 2],
  ['2016-05-10', '2026-11-21', 11],
])('from %s to %s are %d calendar years', (acquired, sold, years) => {
  expect(calendarYearsHeld(acquired, sold)).toBe(years);
});
