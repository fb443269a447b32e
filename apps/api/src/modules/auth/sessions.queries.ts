import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { members, sessions } from '../../db/schema.ts';

const lifeHours = 7 * 24;
/** A LINE account that waits for a phone. */
const waitingHours = 1;
const idleHours = 72;
const seenEveryMinutes = 10;

const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
const isLive = and(
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.seenAt, hoursAgo(idleHours)),
);

/** A member, or a LINE account that no member has yet. */
type SessionOwner = { memberId: number } | { lineSub: string };

/** Sessions by token id: seven days at most, three idle, by the database clock. */
export const createSessionQueries = (db: Db) => {
  const endWhere = async (where: SQL | undefined): Promise<string[]> => {
    const ended = await db
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(where)
      .returning({ id: sessions.id });
    return ended.map(({ id }) => id);
  };

  return {
    async open({ userAgent, ...owner }: { userAgent: string | undefined } & SessionOwner) {
      const [session] = await db
        .insert(sessions)
        .values({
          id: randomUUID(),
          ...owner,
          userAgent: userAgent?.slice(0, 300) ?? null,
          expiresAt: sql`now() + make_interval(hours => ${'memberId' in owner ? lifeHours : waitingHours})`,
        })
        .returning({ id: sessions.id, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt });
      return session!;
    },

    /** A live session and its member's standing; null when it has ended, run out or never was. */
    async findLive(id: string) {
      const [session] = await db
        .select({
          memberId: sessions.memberId,
          lineSub: sessions.lineSub,
          userStatus: members.userStatus,
          isSeenLongAgo: sql<boolean>`${sessions.seenAt} < now() - make_interval(mins => ${seenEveryMinutes})`,
        })
        .from(sessions)
        .leftJoin(members, eq(members.id, sessions.memberId))
        .where(and(eq(sessions.id, id), isLive));
      return session ?? null;
    },

    async markSeen(id: string): Promise<void> {
      await db
        .update(sessions)
        .set({ seenAt: sql`now()` })
        .where(eq(sessions.id, id));
    },

    async end(id: string): Promise<void> {
      await endWhere(and(eq(sessions.id, id), isNull(sessions.endedAt)));
    },

    /** Where a member is signed in, last used first. */
    listLive: (memberId: number) =>
      db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          seenAt: sessions.seenAt,
        })
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), isLive))
        .orderBy(desc(sessions.seenAt), desc(sessions.createdAt)),

    /** Ends one of a member's live sessions; its id in a list, which is empty when they have no such one. */
    endOwn: (memberId: number, id: string): Promise<string[]> =>
      endWhere(and(eq(sessions.id, id), eq(sessions.memberId, memberId), isLive)),

    /** Ends all of a member's live sessions but one; the ids of those it ended. */
    endOthers: (memberId: number, id: string): Promise<string[]> =>
      endWhere(and(ne(sessions.id, id), eq(sessions.memberId, memberId), isLive)),

    /** Removes what has been over for a day. */
    async removeOver(): Promise<void> {
      const yesterday = hoursAgo(24);
      await db.delete(sessions).where(or(lt(sessions.expiresAt, yesterday), lt(sessions.endedAt, yesterday)));
    },
  };
};
