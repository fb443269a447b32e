import { addDays, instantOf, today } from '../times/zones.ts';

/** One proposed time: the values of its two lists, empty if nothing is chosen. */
export interface ProposedTime {
  /** `2026-11-28`, in Bangkok. */
  day: string;
  /** `14:00`. */
  time: string;
}

export const emptyTime: ProposedTime = { day: '', time: '' };

/** Half hours from eight in the morning to seven in the evening. */
const timesOfDay = Array.from({ length: 23 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

const daysOffered = 14;

/** The times of a day that are still to come; all before a day is chosen. */
export const timesOn = (day: string, now: number): string[] =>
  day === '' ? timesOfDay : timesOfDay.filter((time) => Date.parse(instantOf(day, time)) > now);

/** The days that can be chosen: two weeks, by the calendar of Bangkok, without today once its last time has passed. */
export const proposalDays = (now: number): string[] => {
  const first = today(now);
  const days = Array.from({ length: daysOffered }, (_, index) => addDays(first, index));
  return timesOn(first, now).length > 0 ? days : days.slice(1);
};

/** The instants that are chosen; null when one of them lacks its day or its time. */
export const chosenTimes = (times: readonly ProposedTime[]): string[] | null => {
  const started = times.filter(({ day, time }) => day || time);
  if (!started.every(({ day, time }) => day && time)) return null;
  return [...new Set(started.map(({ day, time }) => instantOf(day, time)))];
};
