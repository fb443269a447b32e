import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { memberConsents } from '../../db/schema.ts';

/** Stored data about a member beside their profile. */
export const createAccountDataQueries = (db: Db) => ({
  /** Consents, oldest first. */
  listConsents: (memberId: number) =>
    db
      .select({ purpose: memberConsents.purpose, version: memberConsents.version, at: memberConsents.at })
      .from(memberConsents)
      .where(eq(memberConsents.member_id, memberId))
      .orderBy(asc(memberConsents.at), asc(memberConsents.id)),
});
