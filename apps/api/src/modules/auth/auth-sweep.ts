import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otpCodes, outboxMessages, rateWindows } from '../../db/schema.ts';
import { createSessionQueries } from './sessions.queries.ts';

export const sweepEveryMs = 60 * 60 * 1_000;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Removes what signing in leaves behind: nothing that a limit, a live session or a running code still needs. */
export const sweepAuth = async (db: Db): Promise<void> => {
  await createSessionQueries(db).removeOver();
  await db.delete(otpCodes).where(lt(otpCodes.expiresAt, daysAgo(1)));
  await db.delete(rateWindows).where(lt(rateWindows.endsAt, sql`now()`));
  await db.delete(outboxMessages).where(lt(outboxMessages.expiresAt, daysAgo(30)));
};
