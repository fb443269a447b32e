import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract/notification-kinds';
import { confirmAfterDays, expiryWarningDays, staleAfterDays } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, assetSearch, notifications } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { indexAssets } from '../assets/index-asset.ts';
import { notifySaversOfClosing } from '../favourites/notify-savers.ts';
import { notify } from '../notifications/notify.ts';

const expireListingsEveryMs = 10 * 60 * 1_000;

/** Listings per transaction. On the embedded engine a transaction blocks all readers. */
const batch = 100;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Listings without such a notification since the last confirmation. */
const isUnnotified = (kind: NotificationKind) => sql`not exists (
  select from ${notifications}
  where ${notifications.asset_id} = ${assets.id}
    and ${notifications.kind} = ${kind}
    and ${notifications.created_at} > ${assets.confirmed_at})`;

interface DueAsset {
  id: number;
  memberId: number;
}

const isDue = (due: SQL) => and(eq(assets.status, 'published'), due);

/**
 * Runs `work` on every published listing with `due`, in batches, each in a transaction. Rows that another replica has
 * locked are skipped. All ids are selected first: a query per batch would read the rows of earlier batches again.
 */
const withDue = async (db: Db, due: SQL, work: (tx: Db, found: DueAsset[]) => Promise<void>): Promise<void> => {
  const rows = await db.select({ id: assets.id }).from(assets).where(isDue(due));
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += batch)
    await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: assets.id, memberId: assets.owner_id })
        .from(assets)
        .where(and(inArray(assets.id, ids.slice(from, from + batch)), isDue(due)))
        .orderBy(assets.id)
        .for('update', { skipLocked: true });
      if (found.length > 0) await work(tx, found);
    });
};

const idsOf = (found: readonly DueAsset[]) => found.map(({ id }) => id);

const notifyOwners = (db: Db, kind: 'asset_confirm_due' | 'asset_expiring', due: SQL) =>
  withDue(db, sql`${due} and ${isUnnotified(kind)}`, (tx, found) =>
    notify(
      tx,
      found.map(({ id, memberId }) => ({
        memberId,
        kind,
        assetId: id,
        ...(kind === 'asset_expiring' && { data: { days: expiryWarningDays } }),
      })),
    ),
  );

const expire = (db: Db) =>
  withDue(db, sql`${assets.expires_at} <= now()`, async (tx, over) => {
    const ids = idsOf(over);
    await tx
      .update(assets)
      .set({ status: 'expired', version: sql`${assets.version} + 1`, updated_at: sql`now()` })
      .where(inArray(assets.id, ids));
    await tx.insert(assetEvents).values(ids.map((asset_id) => ({ asset_id, kind: 'expired' })));
    await notify(
      tx,
      over.map(({ id, memberId }) => ({ memberId, kind: 'asset_expired', assetId: id })),
    );
    await notifySaversOfClosing(tx, ids, 'expired');
    await indexAssets(tx, ids);
  });

/** Ranks unconfirmed listings behind fresh ones; a confirmation undoes it. */
const demote = (db: Db) => {
  const isRankedFresh = sql`exists (
    select from ${assetSearch} where ${assetSearch.asset_id} = ${assets.id} and not ${assetSearch.is_stale})`;
  return withDue(db, sql`${assets.confirmed_at} <= ${daysAgo(staleAfterDays)} and ${isRankedFresh}`, (tx, stale) =>
    indexAssets(tx, idsOf(stale)),
  );
};

/**
 * Keeps listings up to date by the periods of `asset-rules`: owners are asked to confirm after `confirmAfterDays`, a
 * listing ranks lower after `staleAfterDays`, its owner is warned `expiryWarningDays` before it expires, and without
 * confirmation it then expires. Each notification is sent once per confirmation; any replica may run this at any time.
 */
export const expireListings = async (db: Db): Promise<void> => {
  await expire(db);
  await demote(db);
  await notifyOwners(
    db,
    'asset_expiring',
    sql`${assets.expires_at} <= now() + make_interval(days => ${expiryWarningDays})`,
  );
  await notifyOwners(db, 'asset_confirm_due', sql`${assets.confirmed_at} <= ${daysAgo(confirmAfterDays)}`);
};

export const expireListingsJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'expire listings',
  everyMs: expireListingsEveryMs,
  run: () => expireListings(db),
});
