import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { claimAlerts } from '../alert-readers/claim-alerts.ts';

/** Links LINE accounts to members; one member per account. */
export const createLineAccountQueries = (db: Db) => ({
  async findMember(lineSub: string) {
    const [member] = await db.select().from(members).where(eq(members.line_sub, lineSub));
    return member ?? null;
  },

  /**
   * Links a LINE account to a member, replacing a former one, and takes the alerts along that it had. Throws
   * `line_taken` when it belongs to another member. Call it in a transaction.
   */
  async link(memberId: number, lineSub: string) {
    const [taken] = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.line_sub, lineSub), ne(members.id, memberId)))
      .for('update');
    if (taken) throw new ApiError('line_taken');
    const [member] = await db.update(members).set({ line_sub: lineSub }).where(eq(members.id, memberId)).returning();
    await claimAlerts(db, memberId, { lineSub });
    return member!;
  },

  /** Whether a member has linked a LINE account, or this one. In a transaction it stays so until the end. */
  async isLinked(memberId: number, lineSub?: string): Promise<boolean> {
    const [member] = await db
      .select({ lineSub: members.line_sub })
      .from(members)
      .where(eq(members.id, memberId))
      .for('update');
    return Boolean(member?.lineSub) && (lineSub === undefined || member?.lineSub === lineSub);
  },

  async unlink(memberId: number) {
    const [member] = await db.update(members).set({ line_sub: null }).where(eq(members.id, memberId)).returning();
    return member!;
  },
});
