import { and, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { notificationPageSize, type MemberNotification } from '@yoodee/api-contract/notifications';
import type { Db } from '../../db/database.ts';
import { assets, notifications } from '../../db/schema.ts';
import { assetRef, assetRefOf } from '../assets/asset-ref.ts';

/** Which notifications: by id, or all up to one id. */
export type Marked = { ids: readonly number[] } | { until: number };

/** A member's notifications. */
export const createNotificationQueries = (db: Db) => ({
  async searchPage(memberId: number, page: number): Promise<{ items: MemberNotification[]; total: number }> {
    const mine = eq(notifications.member_id, memberId);
    const rows = await db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        data: notifications.data,
        created_at: notifications.created_at,
        read_at: notifications.read_at,
        asset: assetRef,
      })
      .from(notifications)
      .leftJoin(assets, eq(assets.id, notifications.asset_id))
      .where(mine)
      .orderBy(desc(notifications.created_at), desc(notifications.id))
      .limit(notificationPageSize)
      .offset((page - 1) * notificationPageSize);
    const items = rows.map(({ created_at, read_at, asset, ...row }) => ({
      ...row,
      asset: asset && assetRefOf(asset),
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    }));
    return { items, total: await db.$count(notifications, mine) };
  },

  countUnread: (memberId: number): Promise<number> =>
    db.$count(notifications, and(eq(notifications.member_id, memberId), isNull(notifications.read_at))),

  /** Returns the ids that changed. */
  async mark(memberId: number, marked: Marked, read: boolean): Promise<number[]> {
    const which: SQL =
      'ids' in marked ? inArray(notifications.id, [...marked.ids]) : lte(notifications.id, marked.until);
    const rows = await db
      .update(notifications)
      .set({ read_at: read ? sql`now()` : null })
      .where(
        and(
          eq(notifications.member_id, memberId),
          which,
          read ? isNull(notifications.read_at) : isNotNull(notifications.read_at),
        ),
      )
      .returning({ id: notifications.id });
    return rows.map(({ id }) => id);
  },
});
