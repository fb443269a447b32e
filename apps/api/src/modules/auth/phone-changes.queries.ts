import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { phoneUndoHours } from '@yoodee/api-contract/phone-undo';
import type { Db } from '../../db/database.ts';
import { phoneChanges } from '../../db/schema.ts';
import type { MemberRow } from '../members/member.view.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const canBeUndone = and(
  isNull(phoneChanges.undone_at),
  gt(phoneChanges.changed_at, sql`now() - make_interval(hours => ${phoneUndoHours})`),
);

/** Phone changes and the tokens that undo them. The database clock decides when a token expires. */
export const createPhoneChangeQueries = (db: Db) => ({
  /** Stores the member's phone and LINE account before a change. Returns the undo token; only its hash is stored. */
  async record({ id, phone, line_sub }: MemberRow): Promise<string> {
    const token = randomBytes(16).toString('base64url');
    await db
      .insert(phoneChanges)
      .values({ member_id: id, old_phone: phone, old_line_sub: line_sub, token_hash: hashOf(token) });
    return token;
  },

  /** Whether this phone is reserved, because another member can still undo a change away from it. */
  async isReserved(phone: string, memberId: number | null): Promise<boolean> {
    const isOfOther = memberId === null ? undefined : ne(phoneChanges.member_id, memberId);
    const [change] = await db
      .select({ id: phoneChanges.id })
      .from(phoneChanges)
      .where(and(eq(phoneChanges.old_phone, phone), isOfOther, canBeUndone))
      .limit(1);
    return change !== undefined;
  },

  /**
   * Consumes a token: the change, and every later one of the member, can no longer be undone. Null when the token is
   * unknown, used or too old. Of concurrent requests, one consumes it.
   */
  async take(token: string) {
    const [change] = await db
      .update(phoneChanges)
      .set({ undone_at: sql`now()` })
      .where(and(eq(phoneChanges.token_hash, hashOf(token)), canBeUndone))
      .returning();
    if (!change) return null;
    await db
      .update(phoneChanges)
      .set({ undone_at: sql`now()` })
      .where(
        and(
          eq(phoneChanges.member_id, change.member_id),
          gte(phoneChanges.changed_at, change.changed_at),
          isNull(phoneChanges.undone_at),
        ),
      );
    return change;
  },

  /** Deletes changes that can no longer be undone. */
  async removeOver(): Promise<void> {
    await db
      .delete(phoneChanges)
      .where(lt(phoneChanges.changed_at, sql`now() - make_interval(hours => ${phoneUndoHours})`));
  },
});
