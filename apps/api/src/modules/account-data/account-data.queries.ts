import { asc, eq } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import { memberConsents, members } from '../../db/schema.ts';

/** Stored data about a member beside their profile. */
export const createAccountDataQueries = (db: Db) => ({
  /** Consents, oldest first. */
  listConsents: (memberId: number) =>
    db
      .select({ purpose: memberConsents.purpose, version: memberConsents.version, at: memberConsents.at })
      .from(memberConsents)
      .where(eq(memberConsents.member_id, memberId))
      .orderBy(asc(memberConsents.at), asc(memberConsents.id)),

  async mutedNotifications(memberId: number): Promise<NotificationKind[]> {
    const [member] = await db
      .select({ muted: members.muted_notifications })
      .from(members)
      .where(eq(members.id, memberId));
    return member?.muted ?? [];
  },

  async muteNotifications(memberId: number, muted: readonly NotificationKind[]): Promise<void> {
    await db
      .update(members)
      .set({ muted_notifications: [...new Set(muted)] })
      .where(eq(members.id, memberId));
  },
});
