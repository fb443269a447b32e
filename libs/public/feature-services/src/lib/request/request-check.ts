import { serviceRequestLimits } from '@yoodee/api-contract/service-options';
import { bangkokDay, dayMs } from '@yoodee/site';
import type { RequestDraft } from './request-draft.ts';

/** A field of the form. `consent` is not stored in the draft. */
export type RequestField = keyof RequestDraft | 'consent';

/** Today in Bangkok plus `days`. */
const dayAhead = (now: Date, days: number): string => bangkokDay(now.getTime() + days * dayMs);

/** The first and the last day that can be requested. */
export const requestDays = (now: Date) => ({
  first: dayAhead(now, 1),
  last: dayAhead(now, serviceRequestLimits.daysAhead),
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
