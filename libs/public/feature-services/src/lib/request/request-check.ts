import { serviceRequestLimits } from '@yoodee/api-contract';
import type { RequestDraft } from './request-draft.ts';

/** A question of the form; `consent` has no part in what is kept. */
export type RequestField = keyof RequestDraft | 'consent';

const dayMs = 86_400_000;
/** Thailand keeps UTC+7 all year. */
const bangkokOffsetMs = 7 * 3_600_000;

/** The day that is `days` after today in Bangkok, as `2026-12-01`. */
const bangkokDay = (now: Date, days: number): string =>
  new Date(now.getTime() + bangkokOffsetMs + days * dayMs).toISOString().slice(0, 10);

/** The first and the last day that can be asked for. */
export const requestDays = (now: Date) => ({
  first: bangkokDay(now, 1),
  last: bangkokDay(now, serviceRequestLimits.daysAhead),
});

/** The questions that are not yet answered as they must be, in the order of the form. What a phone is, the API knows. */
export const missingFields = (draft: RequestDraft, hasConsent: boolean, now: Date): RequestField[] => {
  const { first, last } = requestDays(now);
  const checks: readonly (readonly [RequestField, boolean])[] = [
    ['name', draft.name.trim() !== ''],
    ['phone', draft.phone.trim() !== ''],
    ['province_code', draft.province_code !== ''],
    ['preferred_dates', draft.preferred_dates.every((day) => day === '' || (day >= first && day <= last))],
    ['consent', hasConsent],
  ];
  return checks.filter(([, isAnswered]) => !isAnswered).map(([field]) => field);
};
