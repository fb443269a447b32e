import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';

/** Which member a LINE account belongs to: one at most. */
export const createLineAccountQueries = (db: Db) => ({
  async findMember(lineSub: string) {
    const [member] = await db.select().from(members).where(eq(members.lineSub, lineSub));
    return member ?? null;
  },

  /** Gives a member the LINE account, in place of one they had. Throws `line_taken` where it is another member's. */
  async link(memberId: number, lineSub: string) {
    const [taken] = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.lineSub, lineSub), ne(members.id, memberId)))
      .for('update');
    if (taken) throw new ApiError('line_taken');
    const [member] = await db.update(members).set({ lineSub }).where(eq(members.id, memberId)).returning();
    return member!;
  },

  async unlink(memberId: number) {
    const [member] = await db.update(members).set({ lineSub: null }).where(eq(members.id, memberId)).returning();
    return member!;
  },
});
