import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { contentVersion } from './schema.ts';

/** The one row, made by the migration. */
const theRow = eq(contentVersion.id, 1);

/**
 * Raises the number that caches compare and returns it; call it in the transaction that changes something a visitor
 * can see, as late as possible. Writers wait here for each other until they commit, so a higher version is never
 * visible before a lower one: readers may ask for "everything since version n" and miss nothing.
 */
export const bumpContentVersion = async (tx: Db): Promise<number> => {
  const [row] = await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(theRow)
    .returning({ version: contentVersion.version });
  return row!.version;
};

/** The current version and the database's clock; planned once a connection, because every search begins with it. */
export const readContentVersion = async (db: Db): Promise<{ version: number; now: Date }> => {
  const [row] = await db
    .select({ version: contentVersion.version, now: sql`now()`.mapWith((text: string) => new Date(text)) })
    .from(contentVersion)
    .where(theRow)
    .prepare('content_version')
    .execute();
  return row!;
};
