import { describe, expect, it } from 'vitest';
import { formatArea, formatDistance, formatLand, formatWalk, formatWay } from './format-size.ts';

describe('formatArea', () => {
  it.each([
    [35, '35 ตร.ม.', '35 m²'],
    [35.5, '35.5 ตร.ม.', '35.5 m²'],
    [28.756, '28.76 ตร.ม.', '28.76 m²'],
    [12_500, '12,500 ตร.ม.', '12,500 m²'],
  ])('%d is %s and %s', (sqm, thai, english) => {
    expect(formatArea('th', sqm)).toBe(thai);
    expect(formatArea('en', sqm)).toBe(english);
  });
});

describe('formatLand', () => {
  it.each([
    [{ rai: 1, ngan: 2, sqWah: 35 }, '1 ไร่ 2 งาน 35 ตร.ว.', '1 rai 2 ngan 35 sq wah'],
    [{ rai: 1, ngan: 0, sqWah: 0 }, '1 ไร่', '1 rai'],
    [{ rai: 0, ngan: 3, sqWah: 0 }, '3 งาน', '3 ngan'],
    [{ rai: 2, ngan: 0, sqWah: 50.25 }, '2 ไร่ 50.25 ตร.ว.', '2 rai 50.25 sq wah'],
    [{ rai: 0, ngan: 0, sqWah: 52 }, '52 ตร.ว.', '52 sq wah'],
    [{ rai: 1200, ngan: 0, sqWah: 0 }, '1,200 ไร่', '1,200 rai'],
    [{ rai: 0, ngan: 0, sqWah: 0 }, '0 ตร.ว.', '0 sq wah'],
  ])('%j is %s and %s', (land, thai, english) => {
    expect(formatLand('th', land)).toBe(thai);
    expect(formatLand('en', land)).toBe(english);
  });

  it('writes the short form of a deed with every part', () => {
    expect(formatLand('th', { rai: 1, ngan: 2, sqWah: 35 }, { short: true })).toBe('1-2-35 ไร่');
    expect(formatLand('en', { rai: 0, ngan: 0, sqWah: 50.5 }, { short: true })).toBe('0-0-50.5 rai');
  });
});

describe('formatDistance', () => {
  it.each([
    [7.4, '7 ม.', '7 m'],
    [347, '350 ม.', '350 m'],
    [994, '990 ม.', '990 m'],
    [996, '1 กม.', '1 km'],
    [1_240, '1.2 กม.', '1.2 km'],
    [12_000, '12 กม.', '12 km'],
  ])('%d m is %s and %s', (metres, thai, english) => {
    expect(formatDistance('th', metres)).toBe(thai);
    expect(formatDistance('en', metres)).toBe(english);
  });
});

describe('formatWalk', () => {
  it.each([
    [350, 6, 'เดิน 6 นาที', '6 min walk'],
    [920, 15, 'เดิน 15 นาที', '15 min walk'],
    [2_090, 34, '2.1 กม.', '2.1 km'],
  ])('of %i m and %i minutes is %s and %s', (metres, walk_minutes, thai, english) => {
    expect(formatWalk('th', { metres, walk_minutes })).toBe(thai);
    expect(formatWalk('en', { metres, walk_minutes })).toBe(english);
  });
});

describe('formatWay', () => {
  it.each([
    [480, 8, '480 ม. · เดิน 8 นาที', '480 m · 8 min walk'],
    // A distance alone where nobody walks, not twice.
    [2_100, 35, '2.1 กม.', '2.1 km'],
  ])('%i m', (metres, walk_minutes, thai, english) => {
    expect(formatWay('th', { metres, walk_minutes })).toBe(thai);
    expect(formatWay('en', { metres, walk_minutes })).toBe(english);
  });
});
