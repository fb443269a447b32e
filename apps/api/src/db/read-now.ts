import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** The current time of the database; in a transaction, its start. */
export const readNow = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`);
  return new Date(rows[0]!.now);
};
