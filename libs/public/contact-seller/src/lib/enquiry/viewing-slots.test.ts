import { expect, it } from 'vitest';
import { chosenSlots, emptySlot, toInstant, viewingDays } from './viewing-slots.ts';

it.each([
  ['2026-11-21T16:59:00Z', '2026-11-22', '2026-12-05'],
  ['2026-11-21T17:00:00Z', '2026-11-23', '2026-12-06'],
])('offers two weeks from tomorrow in Bangkok, at %s', (now, first, last) => {
  const days = viewingDays(new Date(now));

  expect([days.length, days[0], days.at(-1)]).toEqual([14, first, last]);
});

it('formats a chosen time in Bangkok', () => {
  expect(new Date(toInstant({ day: '2026-11-28', time: '09:00' })).toISOString()).toBe('2026-11-28T02:00:00.000Z');
});

it.each([
  ['nothing', [emptySlot], []],
  [
    'a whole one beside an empty one',
    [{ day: '2026-11-28', time: '14:00' }, emptySlot],
    [{ day: '2026-11-28', time: '14:00' }],
  ],
  ['a day without a time', [{ day: '2026-11-28', time: '' }], null],
  ['a time without a day', [{ day: '', time: '14:00' }], null],
])('parses %s', (_what, slots, chosen) => {
  expect(chosenSlots(slots)).toEqual(chosen);
});
