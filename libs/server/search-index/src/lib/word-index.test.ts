import { describe, expect, it } from 'vitest';
import { isOneSlipAway } from './word-index.ts';

describe('isOneSlipAway', () => {
  it.each([
    ['thonglor', 'thonglo'],
    ['thonglo', 'thonglor'],
    ['thomglor', 'thonglor'],
    ['thnoglor', 'thonglor'],
    ['ทองหร่อ', 'ทองหล่อ'],
  ])('is true for %s and %s', (typed, meant) => {
    expect(isOneSlipAway(typed, meant)).toBe(true);
  });

  it.each([
    ['thonglor', 'thong'],
    ['silom', 'salon'],
    ['abcd', 'dcba'],
  ])('is false for %s and %s', (typed, other) => {
    expect(isOneSlipAway(typed, other)).toBe(false);
  });
});
