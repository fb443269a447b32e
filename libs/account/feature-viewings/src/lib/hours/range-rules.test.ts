import { describe, expect, it } from 'vitest';
import {
  addRange,
  copyDay,
  endTimes,
  findRangeProblems,
  rangeProblemsOf,
  startTimes,
  suggestedHours,
} from './range-rules.ts';

const hours = (...weekly: (readonly [number, string, string])[]) => ({
  ...suggestedHours,
  weekly: weekly.map(([weekday, from, to]) => ({ weekday, from, to })),
});

describe('the hours of a day', () => {
  it('are valid as suggested', () => {
    expect(findRangeProblems(suggestedHours)).toEqual({});
  });

  it.each([
    ['end before they begin', [1, '17:00', '10:00'], 'order'],
    ['end when they begin', [1, '17:00', '17:00'], 'order'],
    ['are shorter than a viewing', [1, '17:00', '17:15'], 'short'],
    ['overlap others of the day', [1, '09:30', '11:00'], 'overlap'],
    ['are within others of the day', [1, '09:00', '09:30'], 'overlap'],
  ] as const)('have a problem when they %s', (_what, range, problem) => {
    expect(findRangeProblems(hours([1, '09:00', '10:00'], range))).toEqual({ 1: problem });
  });

  it.each([
    ['follow others', [1, '10:00', '11:00']],
    ['are those of another day', [2, '09:00', '10:00']],
    ['end at midnight', [1, '22:00', '24:00']],
  ] as const)('have none when they %s', (_what, range) => {
    expect(findRangeProblems(hours([1, '09:00', '10:00'], range))).toEqual({});
  });

  it('have the problems that the API names', () => {
    expect(
      rangeProblemsOf({ 'hours.weekly.2.from': 'overlapping', 'hours.weekly.0.to': 'too_short', asset_id: 'invalid' }),
    ).toEqual({ 0: 'short', 2: 'overlap' });
  });

  it('replace those of other days when they are copied', () => {
    const { weekly } = hours(
      [1, '09:00', '10:00'],
      [1, '13:00', '15:00'],
      [2, '18:00', '19:00'],
      [6, '10:00', '12:00'],
    );

    expect(copyDay(weekly, 1, [1, 2])).toEqual([
      { weekday: 1, from: '09:00', to: '10:00' },
      { weekday: 1, from: '13:00', to: '15:00' },
      { weekday: 6, from: '10:00', to: '12:00' },
      { weekday: 2, from: '09:00', to: '10:00' },
      { weekday: 2, from: '13:00', to: '15:00' },
    ]);
  });

  it.each([
    ['in the morning of an empty day', [], '10:00', '12:00'],
    ['an hour after the last ones', [[1, '09:00', '11:30']], '12:30', '14:30'],
    ['at the latest before midnight', [[1, '20:00', '23:30']], '23:00', '24:00'],
  ] as const)('are added %s', (_where, weekly, from, to) => {
    expect(addRange(hours(...weekly).weekly, 1).at(-1)).toEqual({ weekday: 1, from, to });
  });
});

it('a stored time between the half hours can still be chosen', () => {
  expect(startTimes('09:15').slice(18, 21)).toEqual(['09:00', '09:15', '09:30']);
  expect([startTimes('09:00').at(-1), endTimes('09:00').at(-1)]).toEqual(['23:30', '24:00']);
});
