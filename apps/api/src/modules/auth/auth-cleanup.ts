import { lt, sql } from 'drizzle-orm';
import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { otpCodes, outboxMessages, rateWindows } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { createPhoneChangeQueries } from './phone-changes.queries.ts';
import { createSessionQueries } from './sessions.queries.ts';

const cleanupEveryMs = hourMs;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes expired sessions, changes of phones, codes, rate limit windows and messages that nothing needs any more. */
export const cleanUpAuth = async (db: Db): Promise<void> => {
  await createSessionQueries(db).removeOver();
  await createPhoneChangeQueries(db).removeOver();
  await db.delete(otpCodes).where(lt(otpCodes.expires_at, daysAgo(1)));
  await db.delete(rateWindows).where(lt(rateWindows.ends_at, sql`now()`));
  await db.delete(outboxMessages).where(lt(outboxMessages.expires_at, daysAgo(30)));
};

export const authCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'auth cleanup',
  everyMs: cleanupEveryMs,
  run: () => cleanUpAuth(db),
});
