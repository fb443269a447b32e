/** Thailand is at UTC+7 all year, without daylight saving time. */
const bangkokOffsetMs = 7 * 3_600_000;

/** The day in Bangkok at a moment in epoch milliseconds, as `2026-12-01`. */
export const bangkokDay = (at: number): string => new Date(at + bangkokOffsetMs).toISOString().slice(0, 10);
