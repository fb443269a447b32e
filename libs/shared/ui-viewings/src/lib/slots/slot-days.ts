import { groupByDay, type OfDay } from '../times/group-by-day.ts';
import { dayOf } from '../times/zones.ts';

/** Free times by their day in Bangkok, both in order. */
export const slotDays = (times: readonly string[]): OfDay<string>[] =>
  groupByDay(
    times.toSorted((a, b) => Date.parse(a) - Date.parse(b)),
    (time) => dayOf(time),
  );
