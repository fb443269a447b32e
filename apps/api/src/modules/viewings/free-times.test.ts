import { describe, expect, it } from 'vitest';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { addDays, countDays, dayOf, instantOn, weekdayOf } from './bangkok-days.ts';
import { freeTimes, isFree, lastDayOf, nextFreeTimes, type SellerTimes } from './free-times.ts';

/** A Thursday. */
const today = '2026-11-26';
const at = (time: string, day = today) => new Date(`${day}T${time}:00+07:00`);

const hours: ViewingHours = {
  weekly: [
    { weekday: 4, from: '09:00', to: '11:00' },
    { weekday: 4, from: '14:00', to: '15:00' },
    { weekday: 5, from: '23:00', to: '24:00' },
  ],
  ...{ length_min: 30, gap_min: 15, notice_hours: 0, days_ahead: 14, ask_first: false },
};
const times = (more: Partial<SellerTimes> = {}): SellerTimes => ({
  ...{ hours, blocks: [], busy: [], now: at('00:10') },
  ...more,
});
const clock = (free: readonly Date[]) =>
  free.map((time) => new Date(time.getTime() + 25_200_000).toISOString().slice(11, 16));
const onDay = (seller: SellerTimes, day = today) => clock(freeTimes(seller, { from: day, days: 1 })[0]?.times ?? []);

describe('days of Bangkok', () => {
  it('begin seven hours before those of UTC', () => {
    expect(dayOf(new Date('2026-11-25T16:59:59Z'))).toBe('2026-11-25');
    expect(dayOf(new Date('2026-11-25T17:00:00Z'))).toBe('2026-11-26');
    expect(instantOn('2026-11-26', 90).toISOString()).toBe('2026-11-25T18:30:00.000Z');
  });

  it('are counted over months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(countDays('2026-12-31', '2027-01-01')).toBe(2);
    expect(countDays('2026-12-31', '2026-12-30')).toBe(0);
    expect(weekdayOf('2026-11-26')).toBe(4);
    expect(weekdayOf('2026-11-29')).toBe(7);
  });
});

describe('free times', () => {
  it('follow each other with a length and a gap, and end within the range', () => {
    expect(onDay(times())).toEqual(['09:00', '09:45', '10:30', '14:00']);
  });

  it('end with the day, not after it', () => {
    expect(onDay(times(), '2026-11-27')).toEqual(['23:00']);
  });

  it('leave out what is over, or within the notice', () => {
    expect(onDay(times({ now: at('09:45') }))).toEqual(['10:30', '14:00']);
    expect(onDay(times({ now: at('08:00'), hours: { ...hours, notice_hours: 2 } }))).toEqual(['10:30', '14:00']);
  });

  it('leave out what is taken, with the gap on both sides', () => {
    expect(onDay(times({ busy: [{ from: at('09:45'), until: at('10:15') }] }))).toEqual(['09:00', '10:30', '14:00']);
    expect(onDay(times({ busy: [{ from: at('09:40'), until: at('10:20') }] }))).toEqual(['14:00']);
  });

  it('leave out days without viewings, first and last included', () => {
    const blocks = [{ from: '2026-11-25', to: today }];

    expect(onDay(times({ blocks }))).toEqual([]);
    expect(onDay(times({ blocks }), '2026-11-27')).toEqual(['23:00']);
  });

  it('end with the days that can be booked ahead', () => {
    const seller = times({ hours: { ...hours, days_ahead: 8 } });

    expect(lastDayOf(seller)).toBe('2026-12-03');
    expect(freeTimes(seller, { from: today, days: 62 }).map(({ date }) => date)).toEqual([
      ...['2026-11-26', '2026-11-27', '2026-12-03'],
    ]);
    expect(freeTimes(seller, { from: '2026-12-04', days: 62 })).toEqual([]);
    expect(freeTimes(seller, { from: '2099-12-31', days: 62 })).toEqual([]);
  });

  it('are today’s when an earlier day is asked for', () => {
    expect(freeTimes(times(), { from: '2020-01-01', days: 1 }).map(({ date }) => date)).toEqual([today]);
  });

  it('are the next ones, across days', () => {
    expect(clock(nextFreeTimes(times({ now: at('10:00') }), 4))).toEqual(['10:30', '14:00', '23:00', '09:00']);
  });

  it('can be booked at their beginning only', () => {
    expect(isFree(at('09:45'), times())).toBe(true);
    expect(isFree(at('09:46'), times())).toBe(false);
    expect(isFree(at('12:00'), times())).toBe(false);
  });
});
