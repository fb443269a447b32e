import { serviceRequestLimits } from '@yoodee/api-contract/service-options';
import type { RequestDraft } from './request-draft.ts';

/** A field of the form. `consent` is not stored in the draft. */
export type RequestField = keyof RequestDraft | 'consent';

const dayMs = 86_400_000;
/** Thailand is at UTC+7 all year, without daylight saving time. */
const bangkokOffsetMs = 7 * 3_600_000;

/** Today in Bangkok plus `days`, as `2026-12-01`. */
const bangkokDay = (now: Date, days: number): string =>
  new Date(now.getTime() + bangkokOffsetMs + days * dayMs).toISOString().slice(0, 10);

/** The first and the last day that can be requested. */
export const requestDays = (now: Date) => ({
  first: bangkokDay(now, 1),
  last: bangkokDay(now, serviceRequestLimits.daysAhead),
});

/** The missing or invalid fields, in the order of the form. Only the API validates phone numbers. */
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
