import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Arbitrary numbers that no other advisory lock uses. */
const [structureLock, creationLock] = [6_900_001, 6_900_002];

/*
 * Locks last until the transaction ends. Everyone takes them in this order: rows of assets by id, the structure, the
 * creation, the content version.
 */

/** While assets are matched, nobody merges, splits or renames projects. */
export const keepStructure = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock_shared(${structureLock})`);

/** While projects are merged, split or renamed, nobody matches assets. */
export const changeStructure = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${structureLock})`);

/** One process at a time makes projects, so that two sellers make one. */
export const makeProjects = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
