import { and, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { contentVersion, indexSnapshot } from '../../../db/schema.ts';

export interface StoredPart {
  name: string;
  sha256: string;
}

/** A claim on writing the next snapshot (lease). */
export interface SnapshotClaim {
  until: Date;
  /** The parts of the last snapshot. */
  parts: StoredPart[];
}

/** The only row; the migration inserts it. */
const theRow = eq(indexSnapshot.id, 1);

/**
 * The lease of a claim: a write of a million assets takes a minute on a busy machine, and a crashed process releases
 * none.
 */
const claimFor = sql`interval '15 minutes'`;

/** Changes of an hour are read within a second at the next start. */
const dueAfter = sql`now() - interval '1 hour'`;

export const readSnapshot = async (db: Db) => {
  const [row] = await db.select().from(indexSnapshot).where(theRow);
  return row!;
};

/** Milliseconds, so that the driver's dates compare equal. */
const inMs = (time: SQL) => sql`date_trunc('milliseconds', ${time})`;

/**
 * Claims the next snapshot if one is due: the last is older than an hour and than the content, or of another
 * definition, or the one written at `unusable`. Null if none is due or another process has the claim.
 */
export const claimSnapshot = async (
  db: Db,
  { definition, unusable }: { definition: string; unusable: Date | null },
): Promise<SnapshotClaim | null> => {
  const isFree = or(
    isNull(indexSnapshot.claimed_until),
    lt(indexSnapshot.claimed_until, sql`now()`),
    // Claimed before the clock was set back.
    gt(indexSnapshot.claimed_until, sql`now() + ${claimFor}`),
  );
  const isOther = or(isNull(indexSnapshot.definition), ne(indexSnapshot.definition, definition));
  const current = db.select({ version: contentVersion.version }).from(contentVersion).limit(1);
  const isOfAnotherTime = or(lt(indexSnapshot.written_at, dueAfter), gt(indexSnapshot.written_at, sql`now()`));
  const isOld = and(isOfAnotherTime, lt(indexSnapshot.content_version, sql`(${current})`));
  const isUnusable = unusable ? eq(indexSnapshot.written_at, unusable) : undefined;
  const [row] = await db
    .update(indexSnapshot)
    .set({ claimed_until: inMs(sql`now() + ${claimFor}`) })
    .where(and(theRow, isFree, or(isOther, isOld, isUnusable)))
    .returning({ until: indexSnapshot.claimed_until, parts: indexSnapshot.parts });
  return row ? { until: row.until!, parts: row.parts } : null;
};

const claimedBy = ({ until }: SnapshotClaim) => and(theRow, eq(indexSnapshot.claimed_until, until));

/** Throws if the claim expired and another process has it now. */
export const completeSnapshot = async (
  db: Db,
  {
    claim,
    definition,
    version,
    parts,
  }: { claim: SnapshotClaim; definition: string; version: number; parts: StoredPart[] },
): Promise<void> => {
  const completed = await db
    .update(indexSnapshot)
    .set({ definition, content_version: version, parts, written_at: inMs(sql`now()`), claimed_until: null })
    .where(claimedBy(claim))
    .returning({ id: indexSnapshot.id });
  if (completed.length === 0) throw new Error('the claim of the snapshot of the search index expired');
};

export const releaseSnapshot = async (db: Db, claim: SnapshotClaim): Promise<void> => {
  await db.update(indexSnapshot).set({ claimed_until: null }).where(claimedBy(claim));
};
