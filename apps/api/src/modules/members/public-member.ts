import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { availableStatuses, openStatuses } from '@yoodee/asset-rules';
import type { ContactChannel } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assets, members } from '../../db/schema.ts';

/**
 * The condition on `members` that a member is known to the public: an active account that owns an asset with a page of
 * its own. To everybody else all other members are like members who do not exist.
 */
export const isPublicMember = (db: Db): SQL =>
  and(
    eq(members.user_status, 'active'),
    isNull(members.deletion_requested_at),
    exists(
      db
        .select({ one: sql`1` })
        .from(assets)
        .where(and(eq(assets.owner_id, members.id), inArray(assets.status, [...openStatuses]))),
    ),
  )!;

/** The channels that a member shows on at least one listing on offer, for a query on `members`. */
export const shownChannels = (db: Db) => {
  const channels = db
    .selectDistinct({ channel: sql`unnest(${assets.contact_channels})` })
    .from(assets)
    .where(and(eq(assets.owner_id, members.id), inArray(assets.status, [...availableStatuses])));
  return sql<ContactChannel[]>`array(${channels})`;
};
