import type { ArgOf, FieldCode } from '@yoodee/api-contract';
import type { bookViewing } from '@yoodee/api-contract/viewings';
import { consentVersion } from '@yoodee/site';
import type { ChosenTime } from '@yoodee/ui-viewings';
import { errorsOfReply, findSenderErrors, type EnquiryErrors, type Sender } from '../enquiry/enquiry-form.ts';

export type BookingInput = ArgOf<typeof bookViewing>['body'];

export interface BookingErrors extends EnquiryErrors {
  time?: true;
}

/** Validation errors. The API validates too. */
export const findBookingErrors = (sender: Sender, chosen: ChosenTime | null): BookingErrors => ({
  ...(!chosen && { time: true }),
  ...findSenderErrors(sender),
});

/** The fields that the API rejected, by their names in the form. */
export const bookingErrorsOf = (errors: Record<string, FieldCode>): BookingErrors => ({
  ...(Object.keys(errors).some((path) => /^(?:starts_at|times)\b/.test(path)) && { time: true }),
  ...errorsOfReply(errors),
});

export const toBookingInput = (
  { message, name, phone }: Sender,
  chosen: ChosenTime,
  trap: { website: string; filled_ms: number },
): BookingInput => ({
  ...chosen,
  name,
  phone,
  message: message.trim() || null,
  consent_version: consentVersion,
  ...trap,
});
