import { describe, expect, it } from 'vitest';
import { formatBaht, formatPerUnit } from './format-money.ts';

describe('formatBaht', () => {
  it.each([
    [0, '฿0'],
    [950, '฿950'],
    [25_000, '฿25,000'],
    [3_500_000, '฿3,500,000'],
    [9_999_999_999, '฿9,999,999,999'],
    [-150_000, '-฿150,000'],
  ])('writes %d in full as %s in both languages', (baht, text) => {
    expect(formatBaht('th', baht)).toBe(text);
    expect(formatBaht('en', baht)).toBe(text);
  });

  it.each([
    [25_000, '฿25,000', '฿25,000'],
    [999_999, '฿999,999', '฿999,999'],
    [1_000_000, '฿1 ล้าน', '฿1M'],
    [3_500_000, '฿3.5 ล้าน', '฿3.5M'],
    [3_456_789, '฿3.46 ล้าน', '฿3.46M'],
    [12_350_000, '฿12.35 ล้าน', '฿12.35M'],
    [999_994_999, '฿999.99 ล้าน', '฿999.99M'],
    [999_999_999, '฿1,000 ล้าน', '฿1B'],
    [1_250_000_000, '฿1,250 ล้าน', '฿1.25B'],
    [-3_500_000, '-฿3.5 ล้าน', '-฿3.5M'],
  ])('shortens %d to %s and %s', (baht, thai, english) => {
    expect(formatBaht('th', baht, { compact: true })).toBe(thai);
    expect(formatBaht('en', baht, { compact: true })).toBe(english);
  });
});

describe('formatPerUnit', () => {
  it.each([
    [125_000.4, 'sqm', '฿125,000/ตร.ม.', '฿125,000/m²'],
    [85_000, 'sqWah', '฿85,000/ตร.ว.', '฿85,000/sq wah'],
    [18_500, 'month', '฿18,500/เดือน', '฿18,500/month'],
  ] as const)('%d per %s is %s and %s', (baht, unit, thai, english) => {
    expect(formatPerUnit('th', baht, unit)).toBe(thai);
    expect(formatPerUnit('en', baht, unit)).toBe(english);
  });
});
