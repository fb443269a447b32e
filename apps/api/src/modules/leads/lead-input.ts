import { sql } from 'drizzle-orm';
import { leadLimits, type AssetLeadInput, type FieldCode } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import type { leads } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { readPhone } from '../auth/phone.ts';
import { readName } from '../profile/name.ts';
import { cleanLines } from '../sanitising/member-text.ts';

/** The columns of an enquiry that its sender fills in. */
export type LeadColumns = Pick<
  typeof leads.$inferInsert,
  'kind' | 'name' | 'phone' | 'message' | 'missing_fields' | 'viewing_slots' | 'consent_version'
>;

const refuse = (field: string, code: FieldCode) => new ApiError('invalid_request', { errors: { [field]: code } });

const dayMs = 24 * 60 * 60 * 1_000;

/** Cleaned of what cannot be seen; then a kind that lives by its words may have none left. */
const messageOf = (input: AssetLeadInput): string | null => {
  const message = cleanLines(input.message ?? '') || null;
  if (message === null && (input.kind === 'question' || input.kind === 'offer')) throw refuse('message', 'required');
  return message;
};

/** Each moment once, in order; all of them to come, by the database's clock. */
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

/** An enquiry as it is stored. Throws `invalid_request` and `phone_not_supported`, naming the field. */
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
