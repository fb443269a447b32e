import { expect, it } from 'vitest';
import { slotDays } from './slot-days.ts';

it('free times are grouped by their day in Bangkok, in order', () => {
  expect(slotDays(['2026-11-28T17:30:00Z', '2026-11-28T09:00:00Z', '2026-11-28T02:00:00Z'])).toEqual([
    { day: '2026-11-28', items: ['2026-11-28T02:00:00Z', '2026-11-28T09:00:00Z'] },
    { day: '2026-11-29', items: ['2026-11-28T17:30:00Z'] },
  ]);
});

it('there are no days without free times', () => {
  expect(slotDays([])).toEqual([]);
});
