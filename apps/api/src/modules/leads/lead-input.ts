import type { FieldCode } from '@yoodee/api-contract';
import { leadLimits, type AssetLeadInput } from '@yoodee/api-contract/leads';
import { dayMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { readNow } from '../../db/read-now.ts';
import type { EnquiryDetails } from '../../db/schema/conversations.ts';
import { ApiError } from '../../http/problem.ts';
import { readPhone } from '../auth/phone.ts';
import { readName } from '../members/name.ts';
import { readMessageText } from '../conversations/message-text.ts';

/** What the sender fills in, cleaned. */
export interface Lead extends EnquiryDetails {
  name: string;
  /** E.164. */
  phone: string;
  message: string | null;
  consent_version: string;
}

const refuse = (field: string, code: FieldCode) => new ApiError('invalid_request', { errors: { [field]: code } });

/** Removes invisible characters; a kind that requires a message may then have none. */
const messageOf = (input: AssetLeadInput): string | null => {
  const message = readMessageText(input.message);
  if (message === null && (input.kind === 'question' || input.kind === 'offer')) throw refuse('message', 'required');
  return message;
};

/** Sorted unique times, all in the future by the database's clock. */
const slotsOf = (slots: readonly string[], now: Date): string[] => {
  const times = slots.map((slot) => Date.parse(slot));
  times.forEach((time, index) => {
    if (time <= now.getTime()) throw refuse(`viewing_slots.${index}`, 'too_small');
    if (time > now.getTime() + leadLimits.viewingDaysAhead * dayMs) throw refuse(`viewing_slots.${index}`, 'too_large');
  });
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time).toISOString());
};

/** Validates and cleans an enquiry. Throws `invalid_request` and `phone_not_supported`, naming the field. */
export const readLead = async (
  db: Db,
  input: AssetLeadInput,
  { countries }: { countries: readonly string[] },
): Promise<Lead> => {
  const name = readName(input.name);
  if (name === null) throw refuse('name', 'required');
  return {
    kind: input.kind,
    name,
    phone: readPhone(input.phone, 'phone', countries),
    message: messageOf(input),
    missing_fields: input.kind === 'missing_info' ? [...new Set(input.missing_fields)] : null,
    viewing_slots: input.kind === 'viewing' ? slotsOf(input.viewing_slots, await readNow(db)) : null,
    consent_version: input.consent_version,
  };
};
