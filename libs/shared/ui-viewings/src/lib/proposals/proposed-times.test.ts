import { expect, it } from 'vitest';
import { chosenTimes, emptyTime, proposalDays, timesOn } from './proposed-times.ts';

it.each([
  ['in the morning', '2026-11-21T01:00:00Z', '2026-11-21', 14],
  ['after its last time', '2026-11-21T12:30:00Z', '2026-11-22', 13],
  ['when it is the next day in Bangkok', '2026-11-21T17:00:00Z', '2026-11-22', 14],
])('two weeks can be chosen, today too unless it is over (%s)', (_when, now, first, count) => {
  const days = proposalDays(Date.parse(now));

  expect([days[0], days.length]).toEqual([first, count]);
});

it('times that have passed cannot be chosen', () => {
  const now = Date.parse('2026-11-21T11:00:00Z');

  expect(timesOn('2026-11-21', now)).toEqual(['18:30', '19:00']);
  expect(timesOn('2026-11-22', now)[0]).toBe('08:00');
  expect(timesOn('', now)).toHaveLength(23);
});

const afternoon = { day: '2026-11-28', time: '14:00' };

it.each([
  ['nothing', [emptyTime], []],
  ['a whole one beside an empty one', [afternoon, emptyTime], ['2026-11-28T14:00:00+07:00']],
  ['the same twice', [afternoon, afternoon], ['2026-11-28T14:00:00+07:00']],
  ['a day without a time', [{ day: '2026-11-28', time: '' }], null],
  ['a time without a day', [{ day: '', time: '14:00' }], null],
])('reads %s', (_what, times, chosen) => {
  expect(chosenTimes(times)).toEqual(chosen);
});
