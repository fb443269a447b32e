import { hourMs } from './durations.ts';

/** Thailand has used UTC+7 without daylight saving time since 1920. */
export const bangkokOffsetMs = 7 * hourMs;

/** The day in Bangkok at a moment in epoch milliseconds, as `2026-12-01`. */
export const bangkokDay = (at: number): string => new Date(at + bangkokOffsetMs).toISOString().slice(0, 10);
