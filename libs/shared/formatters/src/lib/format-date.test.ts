import { describe, expect, it } from 'vitest';
import { formatDate, formatRelativeDays } from './format-date.ts';

describe('formatDate', () => {
  it.each([
    ['short', '15\u00a0ส.ค. 2568', '15\u00a0Aug 2025'],
    ['long', '15\u00a0สิงหาคม 2568', '15\u00a0August 2025'],
    ['month', 'ส.ค. 2568', 'Aug 2025'],
    ['time', '14:30\u00a0น.', '14:30'],
    ['dateTime', '15\u00a0ส.ค. 2568 14:30\u00a0น.', '15\u00a0Aug 2025, 14:30'],
  ] as const)('%s: %s in the Buddhist era, %s in the common era', (style, thai, english) => {
    const date = '2025-08-15T14:30:00+07:00';

    expect(formatDate('th', date, style)).toBe(thai);
    expect(formatDate('en', date, style)).toBe(english);
  });

  it('formats the day in Bangkok in every time zone', () => {
    expect(formatDate('th', '2025-12-31T17:00:00Z')).toBe('1\u00a0ม.ค. 2569');
    expect(formatDate('en', '2025-12-31T16:59:59Z', 'dateTime')).toBe('31\u00a0Dec 2025, 23:59');
    expect(formatDate('en', '2025-12-31T17:05:00Z', 'dateTime')).toBe('1\u00a0Jan 2026, 00:05');
  });

  it('formats a date without a time as that day', () => {
    expect(formatDate('th', '2026-03-01')).toBe('1\u00a0มี.ค. 2569');
  });

  it('throws for an invalid date', () => {
    expect(() => formatDate('th', 'soon')).toThrow(RangeError);
    expect(() => formatRelativeDays('th', 'soon', new Date())).toThrow(RangeError);
  });
});

describe('formatRelativeDays', () => {
  const now = '2026-08-15T00:30:00+07:00';

  it.each([
    ['2026-08-15T23:59:00+07:00', 'วันนี้', 'today'],
    ['2026-08-14T23:59:00+07:00', 'เมื่อวาน', 'yesterday'],
    ['2026-08-12T12:00:00+07:00', '3 วันก่อน', '3 days ago'],
    ['2026-06-16T12:00:00+07:00', '60 วันก่อน', '60 days ago'],
    ['2026-08-16T00:00:00+07:00', 'พรุ่งนี้', 'tomorrow'],
    ['2026-08-20T12:00:00+07:00', 'อีก 5 วัน', 'in 5 days'],
  ])('%s is %s, %s', (date, thai, english) => {
    expect(formatRelativeDays('th', date, now)).toBe(thai);
    expect(formatRelativeDays('en', date, now)).toBe(english);
  });
});
