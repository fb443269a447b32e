import type { ViewingBlock, ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { hourMs, minuteMs } from '@yoodee/site';
import { addDays, countDays, dayOf, instantOn, minutesOf, weekdayOf, type Day } from './bangkok-days.ts';

/** A time of the seller that is taken. */
export interface Busy {
  from: Date;
  until: Date;
}

/** The data from which a seller's free slots are computed. */
export interface SellerTimes {
  hours: ViewingHours;
  blocks: readonly Pick<ViewingBlock, 'from' | 'to'>[];
  busy: readonly Busy[];
  /** By the clock of the database. */
  now: Date;
}

/** The last day that can be booked. */
export const lastDayOf = ({ hours, now }: Pick<SellerTimes, 'hours' | 'now'>): Day =>
  addDays(dayOf(now), hours.days_ahead - 1);

export const isBlocked = (day: Day, blocks: SellerTimes['blocks']): boolean =>
  blocks.some(({ from, to }) => from <= day && day <= to);

/** The slots of a day by the viewing hours alone, in order. */
const timesOfDay = (day: Day, { weekly, length_min, gap_min }: ViewingHours): Date[] =>
  weekly
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .flatMap(({ from, to }) => {
      const [first, end, step] = [minutesOf(from), minutesOf(to), length_min + gap_min];
      const count = Math.max(0, Math.floor((end - first - length_min) / step) + 1);
      return Array.from({ length: count }, (_, index) => instantOn(day, first + index * step));
    })
    .sort((a, b) => a.getTime() - b.getTime());

/** Whether a viewing at this time would overlap another one or its gap. */
const isTaken = (at: Date, { hours: { length_min, gap_min }, busy }: SellerTimes): boolean => {
  const earliest = at.getTime() - gap_min * minuteMs;
  const latest = at.getTime() + (length_min + gap_min) * minuteMs;
  return busy.some(({ from, until }) => until.getTime() > earliest && from.getTime() < latest);
};

/** Slots begin after this: now, and the seller's notice period. */
export const earliestOf = ({ now, hours }: SellerTimes): number => now.getTime() + hours.notice_hours * hourMs;

const freeOn = (day: Day, times: SellerTimes): Date[] => {
  if (day > lastDayOf(times) || isBlocked(day, times.blocks)) return [];
  const earliest = earliestOf(times);
  return timesOfDay(day, times.hours).filter((at) => at.getTime() > earliest && !isTaken(at, times));
};

/** The free times of some days, by day; days without any are left out. */
export const freeTimes = (times: SellerTimes, { from, days }: { from: Day; days: number }) => {
  const today = dayOf(times.now);
  const first = from > today ? from : today;
  const count = Math.min(days, countDays(first, lastDayOf(times)));
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
    .map((date) => ({ date, times: freeOn(date, times) }))
    .filter(({ times: free }) => free.length > 0);
};

/** Whether a viewing can be booked at exactly this time. */
export const isFree = (at: Date, times: SellerTimes): boolean =>
  freeOn(dayOf(at), times).some((free) => free.getTime() === at.getTime());

/** The next free times, at most `count`. */
export const nextFreeTimes = (times: SellerTimes, count: number): Date[] =>
  freeTimes(times, { from: dayOf(times.now), days: times.hours.days_ahead })
    .flatMap(({ times: free }) => free)
    .slice(0, count);
