import { bangkokDay, bangkokOffsetMs, dayMs, minuteMs } from '@yoodee/site';

/** Days are dates of Bangkok, `2026-11-26`. */
export type Day = string;

export const dayOf = (at: Date): Day => bangkokDay(at.getTime());

/** An instant of a day; `minutes` after its midnight. */
export const instantOn = (day: Day, minutes = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - bangkokOffsetMs + minutes * minuteMs);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** By ISO 8601: Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Days from the first to the last, both included; 0 or less when the last is before the first. */
export const countDays = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;

/** Minutes after midnight of `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
