import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { parseAmount } from './parse-amount.ts';

it.each([
  ['3500000', 3_500_000],
  ['3,500,000', 3_500_000],
  [' 3 500 000 ', 3_500_000],
  ['๓๕', 35],
  ['35.5', 35.5],
  ['3 ล้าน', 3_000_000],
  ['๓.๕ ล้านบาท', 3_500_000],
  ['1.5m', 1_500_000],
  ['฿500k', 500_000],
  ['2 แสน', 200_000],
  ['35 ตร.ม.', 35],
  ['2 ไร่ 1 งาน 50 วา', 950],
  ['cheap', null],
  ['-5', null],
  ['', null],
  ['3-5 ล้าน', null],
  ['2 นอน', null],
  ['3 ล้าน คอนโด', null],
])('parses %j as %s', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

it('never throws and never returns a negative amount, for any text', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 20 }), (typed) => {
      expect(parseAmount(typed) ?? 0).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20 },
  );
});
