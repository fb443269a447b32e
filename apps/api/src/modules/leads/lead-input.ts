import { sql } from 'drizzle-orm';
import type { FieldCode } from '@yoodee/api-contract';
import { leadLimits, type AssetLeadInput } from '@yoodee/api-contract/leads';
import type { Db } from '../../db/database.ts';
import type { leads } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { readPhone } from '../auth/phone.ts';
import { readName } from '../members/name.ts';
import { cleanLines } from '../sanitising/member-text.ts';

/** The columns that the sender fills in. */
export type LeadColumns = Pick<
  typeof leads.$inferInsert,
  'kind' | 'name' | 'phone' | 'message' | 'missing_fields' | 'viewing_slots' | 'consent_version'
>;

const refuse = (field: string, code: FieldCode) => new ApiError('invalid_request', { errors: { [field]: code } });

const dayMs = 24 * 60 * 60 * 1_000;

/** Removes invisible characters; a kind that requires a message may then have none. */
const messageOf = (input: AssetLeadInput): string | null => {
  const message = cleanLines(input.message ?? '') || null;
  if (message === null && (input.kind === 'question' || input.kind === 'offer')) throw refuse('message', 'required');
  return message;
};

/** Sorted unique times, all in the future by the database's clock. */
const slotsOf = (slots: readonly string[], now: Date): Date[] => {
  const times = slots.map((slot) => Date.parse(slot));
  times.forEach((time, index) => {
    if (time <= now.getTime()) throw refuse(`viewing_slots.${index}`, 'too_small');
    if (time > now.getTime() + leadLimits.viewingDaysAhead * dayMs) throw refuse(`viewing_slots.${index}`, 'too_large');
  });
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time));
};

const readNow = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`);
  return new Date(rows[0]!.now);
};

/** Validates and cleans an enquiry. Throws `invalid_request` and `phone_not_supported`, naming the field. */
export const readLead = async (
  db: Db,
  input: AssetLeadInput,
  { countries }: { countries: readonly string[] },
): Promise<LeadColumns> => {
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
