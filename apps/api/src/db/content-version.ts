import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { contentVersion } from './schema.ts';

/** The only row; the migration inserts it. */
const theRow = eq(contentVersion.id, 1);

/**
 * Increments the version that caches compare and returns it. Call it late in the transaction that changes something
 * visitors can see: writers block each other here until they commit, so a higher version is never visible before a
 * lower one. Readers that request everything since version n therefore miss no change.
 */
export const bumpContentVersion = async (tx: Db): Promise<number> => {
  const [row] = await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(theRow)
    .returning({ version: contentVersion.version });
  return row!.version;
};

/** The current version and the database's clock. A prepared statement, because every search runs it first. */
export const readContentVersion = async (db: Db): Promise<{ version: number; now: Date }> => {
  const [row] = await db
    .select({ version: contentVersion.version, now: sql`now()`.mapWith((text: string) => new Date(text)) })
    .from(contentVersion)
    .where(theRow)
    .prepare('content_version')
    .execute();
  return row!;
};
