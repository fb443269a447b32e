import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { FieldCode } from '@yoodee/api-contract';
import { serviceRequestLimits } from '@yoodee/api-contract/service-options';
import type { createServiceRequest } from '@yoodee/api-contract/services';
import { findProvince } from '@yoodee/server-thai-geo';
import type { Db } from '../../db/database.ts';
import type { serviceRequests } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { readPhone } from '../auth/phone.ts';
import { readName } from '../members/name.ts';
import { cleanLines } from '../sanitising/member-text.ts';

export type RequestInput = z.output<(typeof createServiceRequest)['body']>;

/** The columns that the sender fills in, except the asset. */
export type RequestColumns = Pick<
  typeof serviceRequests.$inferInsert,
  'name' | 'phone' | 'preferred_dates' | 'province_code' | 'detail' | 'consent_version'
>;

const refuse = (field: string, code: FieldCode) => new ApiError('invalid_request', { errors: { [field]: code } });

/** Tomorrow and the last allowed day (Asia/Bangkok, by the database's clock). */
const readDays = async (db: Db): Promise<{ first: string; last: string }> => {
  const today = sql`(now() at time zone 'Asia/Bangkok')::date`;
  const { rows } = await db.execute<{ first: string; last: string }>(
    sql`select (${today} + 1)::text as first, (${today} + ${serviceRequestLimits.daysAhead}::int)::text as last`,
  );
  return rows[0]!;
};

/** Sorted unique days. */
const datesOf = async (db: Db, dates: readonly string[]): Promise<string[]> => {
  if (dates.length === 0) return [];
  const { first, last } = await readDays(db);
  dates.forEach((date, index) => {
    if (date < first) throw refuse(`preferred_dates.${index}`, 'too_small');
    if (date > last) throw refuse(`preferred_dates.${index}`, 'too_large');
  });
  return [...new Set(dates)].sort();
};

/** Validates and cleans a request. Throws `invalid_request` and `phone_not_supported`, naming the field. */
export const readRequest = async (
  db: Db,
  input: RequestInput,
  { countries }: { countries: readonly string[] },
): Promise<RequestColumns> => {
  const name = readName(input.name);
  if (name === null) throw refuse('name', 'required');
  if (!findProvince(input.province_code)) throw refuse('province_code', 'unknown_value');
  return {
    name,
    phone: readPhone(input.phone, 'phone', countries),
    province_code: input.province_code,
    detail: cleanLines(input.detail ?? '') || null,
    preferred_dates: await datesOf(db, input.preferred_dates ?? []),
    consent_version: input.consent_version,
  };
};
