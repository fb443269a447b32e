import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { passkeyLimits } from '@yoodee/api-contract/passkeys';
import type { Db } from '../../db/database.ts';
import { members, passkeys } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { lockMember } from '../members/members.queries.ts';

type Row = typeof passkeys.$inferSelect;
export type NewPasskey = Pick<Row, 'credential_id' | 'public_key' | 'user_handle' | 'counter' | 'transports' | 'name'>;

/** Passkeys of members. */
export const createPasskeyQueries = (db: Db) => {
  const one = (memberId: number, id: number) => and(eq(passkeys.member_id, memberId), eq(passkeys.id, id));

  const list = (memberId: number) =>
    db.select().from(passkeys).where(eq(passkeys.member_id, memberId)).orderBy(asc(passkeys.id));

  return {
    list,

    /** In a transaction. Throws `passkey_limit`, or `passkey_known` when a member has this credential. */
    async create(memberId: number, values: NewPasskey): Promise<Row> {
      await lockMember(db, memberId);
      if ((await list(memberId)).length >= passkeyLimits.count)
        throw new ApiError('passkey_limit', { details: { limit: passkeyLimits.count } });
      const [created] = await db
        .insert(passkeys)
        .values({ member_id: memberId, ...values })
        .onConflictDoNothing()
        .returning();
      if (!created) throw new ApiError('passkey_known');
      return created;
    },

    /** Throws `not_found`. */
    async rename(memberId: number, id: number, name: string): Promise<Row> {
      const [renamed] = await db.update(passkeys).set({ name }).where(one(memberId, id)).returning();
      if (!renamed) throw new ApiError('not_found');
      return renamed;
    },

    /** Throws `not_found`. */
    async remove(memberId: number, id: number): Promise<void> {
      const { rowCount } = await db.delete(passkeys).where(one(memberId, id));
      if (rowCount === 0) throw new ApiError('not_found');
    },

    /** A passkey with its member, or null. */
    async findByCredential(credentialId: string) {
      const [found] = await db
        .select({ passkey: getTableColumns(passkeys), member: getTableColumns(members) })
        .from(passkeys)
        .innerJoin(members, eq(members.id, passkeys.member_id))
        .where(eq(passkeys.credential_id, credentialId));
      return found ?? null;
    },

    /**
     * Records a use with the authenticator's new counter. False when the counter did not grow, which a copied
     * authenticator or a parallel use of the same signature causes; an authenticator that does not count sends 0.
     */
    async markUsed(id: number, counter: number): Promise<boolean> {
      const grew = or(sql`${passkeys.counter} < ${counter}`, and(eq(passkeys.counter, 0), sql`${counter} = 0`));
      const { rowCount } = await db
        .update(passkeys)
        .set({ counter, last_used_at: sql`now()` })
        .where(and(eq(passkeys.id, id), grew));
      return rowCount === 1;
    },
  };
};
