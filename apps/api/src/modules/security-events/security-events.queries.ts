import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { activityKinds, activityLimits } from '@yoodee/api-contract/security-events';
import type { Db } from '../../db/database.ts';
import { members, securityEvents } from '../../db/schema.ts';

export type NewSecurityEvent = Omit<typeof securityEvents.$inferInsert, 'id' | 'times'> & { times: number };

/** What strangers do with a phone: it belongs to no session, so only the phone leads to its member. */
const kindsByPhone = ['sign_in_failed', 'code_requested', 'limit_reached'] as const;

export const createSecurityEventQueries = (db: Db) => ({
  async add(events: NewSecurityEvent[]): Promise<void> {
    await db.insert(securityEvents).values(events);
  },

  /** A member's own events and what others did with their phone since they joined, newest first. */
  async listActivity(memberId: number, phoneHashOf: (phone: string) => string) {
    const [member] = await db
      .select({ phone: members.phone, since: members.created_at })
      .from(members)
      .where(eq(members.id, memberId));
    if (!member) return [];
    const ofPhone = and(
      isNull(securityEvents.member_id),
      eq(securityEvents.phone_hash, phoneHashOf(member.phone)),
      gte(securityEvents.at, member.since),
      inArray(securityEvents.kind, [...kindsByPhone]),
    );
    return db
      .select()
      .from(securityEvents)
      .where(and(inArray(securityEvents.kind, [...activityKinds]), or(eq(securityEvents.member_id, memberId), ofPhone)))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(activityLimits.items);
  },

  /** Deletes the events that are older than {@link activityLimits}. */
  async removeOld(): Promise<void> {
    await db
      .delete(securityEvents)
      .where(lt(securityEvents.at, sql`now() - make_interval(days => ${activityLimits.days})`));
  },

  /** A member's own events for their export, oldest first; without hashes, which are not for reading. */
  listForExport: (memberId: number) =>
    db
      .select({
        at: securityEvents.at,
        kind: securityEvents.kind,
        detail: securityEvents.detail,
        times: securityEvents.times,
        user_agent: securityEvents.user_agent,
      })
      .from(securityEvents)
      .where(and(eq(securityEvents.member_id, memberId), inArray(securityEvents.kind, [...activityKinds])))
      .orderBy(asc(securityEvents.at), asc(securityEvents.id)),

  /**
   * Removes the devices from the events of a member who is erased, and records the erasure. The number and the hashes
   * stay until the events are deleted.
   */
  async erase(memberId: number): Promise<void> {
    await db.update(securityEvents).set({ user_agent: null }).where(eq(securityEvents.member_id, memberId));
    await db
      .insert(securityEvents)
      .values({ at: sql`now()`, kind: 'account_deleted', member_id: memberId, detail: 'erased' });
  },
});
