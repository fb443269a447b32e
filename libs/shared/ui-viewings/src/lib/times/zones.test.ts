import { describe, expect, it } from 'vitest';
import { addDays, clockOf, dayOf, instantOf, mondayOf, otherZone } from './zones.ts';

describe('the day and time of a viewing', () => {
  it.each([
    ['2026-11-28T07:00:00.000Z', undefined, '2026-11-28', '14:00'],
    ['2026-11-28T17:30:00.000Z', undefined, '2026-11-29', '00:30'],
    ['2026-11-28T01:00:00.000Z', 'America/Los_Angeles', '2026-11-27', '17:00'],
    // The clocks of Berlin change between these two.
    ['2026-10-24T07:00:00.000Z', 'Europe/Berlin', '2026-10-24', '09:00'],
    ['2026-10-26T07:00:00.000Z', 'Europe/Berlin', '2026-10-26', '08:00'],
  ])('are those of Bangkok, or of another zone (%s %s)', (instant, zone, day, time) => {
    expect([dayOf(instant, zone), clockOf(instant, zone)]).toEqual([day, time]);
  });

  it.each([
    ['Asia/Bangkok', null],
    ['Asia/Jakarta', null],
    ['Asia/Tokyo', 'Asia/Tokyo'],
  ])('differ on a device in another zone only (%s)', (zone, other) => {
    expect(otherZone('2026-11-28T07:00:00.000Z', zone)).toBe(other);
  });

  it('are an instant again', () => {
    expect(new Date(instantOf('2026-11-28', '09:00')).toISOString()).toBe('2026-11-28T02:00:00.000Z');
  });
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('days are counted over the end of a month', () => {
  expect([addDays('2026-11-30', 1), addDays('2027-01-01', -1)]).toEqual(['2026-12-01', '2026-12-31']);
});
