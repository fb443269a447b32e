import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { members, pushDevices, sessions } from '../../db/schema.ts';
import type { Client } from './client.ts';
import { tellMember } from './security-messages.ts';

const lifeHours = 7 * 24;
/** For a LINE account without a member. */
const waitingHours = 1;
const idleHours = 72;
const seenEveryMinutes = 10;
/** A browser's key is replaced after this time of use. */
const keyMinutes = 15;
/** How long the former key is accepted beside its successor: requests of other tabs are on their way. */
const formerKeySeconds = 60;

const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
const isLive = and(
  isNull(sessions.ended_at),
  gt(sessions.expires_at, sql`now()`),
  gt(sessions.seen_at, hoursAgo(idleHours)),
);

/** A member, or a LINE account that no member has yet. */
type SessionOwner = { memberId: number } | { lineSub: string };

/** Sessions by token id: seven days at most, three idle, by the database clock. */
export const createSessionQueries = (db: Db) => {
  const endWhere = async (where: SQL | undefined): Promise<string[]> => {
    const ended = await db
      .update(sessions)
      .set({ ended_at: sql`now()` })
      .where(where)
      .returning({ id: sessions.id });
    const ids = ended.map(({ id }) => id);
    // A browser that was signed out must show no more notifications of its member.
    await db.delete(pushDevices).where(inArray(pushDevices.session_id, ids));
    return ids;
  };

  return {
    async open({ userAgent, isBrowser, ...owner }: Client & SessionOwner) {
      const isMember = 'memberId' in owner;
      const [session] = await db
        .insert(sessions)
        .values({
          id: randomUUID(),
          ...(isMember ? { member_id: owner.memberId } : { line_sub: owner.lineSub }),
          user_agent: userAgent?.slice(0, 300) ?? null,
          browser_key: isBrowser ? 1 : null,
          expires_at: sql`now() + make_interval(hours => ${isMember ? lifeHours : waitingHours})`,
        })
        .returning({ id: sessions.id, createdAt: sessions.created_at, expiresAt: sessions.expires_at });
      return session!;
    },

    /** A live session with its member's status; null when it has ended, expired or does not exist. */
    async findLive(id: string) {
      const [session] = await db
        .select({
          memberId: sessions.member_id,
          lineSub: sessions.line_sub,
          userStatus: members.user_status,
          isSeenLongAgo: sql<boolean>`${sessions.seen_at} < now() - make_interval(mins => ${seenEveryMinutes})`,
          browserKey: sessions.browser_key,
          isKeyDue: sql<boolean>`${sessions.browser_key} = 0 or ${sessions.browser_key_at} < now() - make_interval(mins => ${keyMinutes})`,
          isFormerKeyAccepted: sql<boolean>`coalesce(${sessions.former_key_until} > now(), false)`,
        })
        .from(sessions)
        .leftJoin(members, eq(members.id, sessions.member_id))
        .where(and(eq(sessions.id, id), isLive));
      return session ?? null;
    },

    async markSeen(id: string): Promise<void> {
      await db
        .update(sessions)
        .set({ seen_at: sql`now()` })
        .where(eq(sessions.id, id));
    },

    /** Rotates the key, because the browser has presented its next one. Of concurrent requests, one rotates it. */
    async takeNextKey(id: string, number: number): Promise<void> {
      await db
        .update(sessions)
        .set({
          browser_key: number,
          browser_key_at: sql`now()`,
          former_key_until: sql`now() + make_interval(secs => ${formerKeySeconds})`,
        })
        .where(and(eq(sessions.id, id), eq(sessions.browser_key, number - 1)));
    },

    /**
     * Ends a session whose old key was used: two browsers have it. Tells its member, once. Returns whether this call
     * ended it.
     */
    endCopied: (id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [ended] = await tx
          .update(sessions)
          .set({ ended_at: sql`now()` })
          .where(and(eq(sessions.id, id), isNull(sessions.ended_at)))
          .returning({ memberId: sessions.member_id });
        if (ended) await tx.delete(pushDevices).where(eq(pushDevices.session_id, id));
        if (ended?.memberId != null) await tellMember(tx, ended.memberId, 'session_copied');
        return ended !== undefined;
      }),

    async end(id: string): Promise<void> {
      await endWhere(and(eq(sessions.id, id), isNull(sessions.ended_at)));
    },

    /** A member's live sessions, last used first. */
    listLive: (memberId: number) =>
      db
        .select({
          id: sessions.id,
          userAgent: sessions.user_agent,
          createdAt: sessions.created_at,
          seenAt: sessions.seen_at,
        })
        .from(sessions)
        .where(and(eq(sessions.member_id, memberId), isLive))
        .orderBy(desc(sessions.seen_at), desc(sessions.created_at)),

    /** Ends one live session of a member. Returns its id in a list, which is empty when there is none. */
    endOwn: (memberId: number, id: string): Promise<string[]> =>
      endWhere(and(eq(sessions.id, id), eq(sessions.member_id, memberId), isLive)),

    /** Ends all live sessions of a member except one, or all for null. Returns their ids. */
    endOthers: (memberId: number, id: string | null): Promise<string[]> =>
      endWhere(and(id === null ? undefined : ne(sessions.id, id), eq(sessions.member_id, memberId), isLive)),

    /** Deletes sessions that ended more than a day ago. */
    async removeOver(): Promise<void> {
      const yesterday = hoursAgo(24);
      await db.delete(sessions).where(or(lt(sessions.expires_at, yesterday), lt(sessions.ended_at, yesterday)));
    },
  };
};
