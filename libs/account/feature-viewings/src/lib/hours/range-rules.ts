import type { FieldCode } from '@yoodee/api-contract';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';

export type Range = ViewingHours['weekly'][number];

/** Weekdays by ISO 8601, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days that hours can be copied to at once. */
export const dayGroups = { workdays: [1, 2, 3, 4, 5], weekend: [6, 7], everyday: weekdays } as const;
export type DayGroup = keyof typeof dayGroups;

/** Suggested hours: evenings, and the whole weekend. */
export const suggestedHours: ViewingHours = {
  weekly: [
    ...dayGroups.workdays.map((weekday) => ({ weekday, from: '17:00', to: '20:00' })),
    ...dayGroups.weekend.map((weekday) => ({ weekday, from: '10:00', to: '17:00' })),
  ],
  length_min: 30,
  gap_min: 30,
  notice_hours: 12,
  days_ahead: 14,
  ask_first: false,
};

/** Why a range cannot be stored. */
export type RangeProblem = 'order' | 'overlap' | 'short';
/** Problems by the index of the range in `weekly`. */
export type RangeProblems = Readonly<Record<number, RangeProblem>>;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const problemOf = (range: Range, others: readonly Range[], lengthMin: number): RangeProblem | null => {
  const [from, to] = [minutesOf(range.from), minutesOf(range.to)];
  if (to <= from) return 'order';
  if (to - from < lengthMin) return 'short';
  const isOverlapping = others.some(
    (other) => other.weekday === range.weekday && minutesOf(other.from) < to && from < minutesOf(other.to),
  );
  return isOverlapping ? 'overlap' : null;
};

/**
 * The problems of all ranges. The API validates too. If two ranges overlap, the later one in the list has the problem.
 */
export const findRangeProblems = ({ weekly, length_min }: ViewingHours): RangeProblems =>
  Object.fromEntries(
    weekly.flatMap((range, index) => {
      const problem = problemOf(range, weekly.slice(0, index), length_min);
      return problem ? [[index, problem]] : [];
    }),
  );

const problemsByCode: Partial<Record<FieldCode, RangeProblem>> = {
  too_small: 'order',
  too_short: 'short',
  overlapping: 'overlap',
};

/** The ranges that the API has refused. */
export const rangeProblemsOf = (errors: Record<string, FieldCode>): RangeProblems =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, code]) => {
      const index = /\bweekly\.(\d+)\b/.exec(path)?.[1];
      return index === undefined ? [] : [[Number(index), problemsByCode[code] ?? 'order']];
    }),
  );

/** The ranges of a day with their index in `weekly`. */
export const rangesOn = (weekly: readonly Range[], weekday: number): { index: number; range: Range }[] =>
  weekly.flatMap((range, index) => (range.weekday === weekday ? [{ index, range }] : []));

/** Copies the hours of a day to other days and replaces theirs. */
export const copyDay = (weekly: readonly Range[], weekday: number, targets: readonly number[]): Range[] => {
  const copied = weekly.filter((range) => range.weekday === weekday);
  const kept = weekly.filter((range) => range.weekday === weekday || !targets.includes(range.weekday));
  return [
    ...kept,
    ...targets
      .filter((target) => target !== weekday)
      .flatMap((target) => copied.map((range) => ({ ...range, weekday: target }))),
  ];
};

const lastMinute = 24 * 60;
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Adds a range to a day: after its last one, or in the morning. */
export const addRange = (weekly: readonly Range[], weekday: number): Range[] => {
  const last = Math.max(0, ...rangesOn(weekly, weekday).map(({ range }) => minutesOf(range.to)));
  const from = last === 0 ? 10 * 60 : Math.min(last + 60, lastMinute - 60);
  return [...weekly, { weekday, from: timeOf(from), to: timeOf(Math.min(from + 2 * 60, lastMinute)) }];
};

const halfHours = Array.from({ length: 49 }, (_, index) => timeOf(index * 30));

/** The options of a list of times: every half hour, and the stored time. */
const timesWith = (stored: string, times: readonly string[]): string[] =>
  times.includes(stored) ? [...times] : [...times, stored].sort();
export const startTimes = (stored: string): string[] => timesWith(stored, halfHours.slice(0, -1));
export const endTimes = (stored: string): string[] => timesWith(stored, halfHours.slice(1));

/** The options of a list of numbers, including the stored one. */
export const numbersWith = (stored: number, numbers: readonly number[]): number[] =>
  numbers.includes(stored) ? [...numbers] : [...numbers, stored].sort((a, b) => a - b);
