import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, assetSearch, notifications } from '../../db/schema.ts';
import { indexAssets, isStale } from '../assets/index-asset.ts';
import { tellKeepersOfClosing } from '../favourites/tell-keepers.ts';
import { notify } from '../notifications/notify.ts';
import { confirmAfterDays } from './next-action.ts';

export const freshnessEveryMs = 10 * 60 * 1_000;

/** Listings at a time: a transaction on the embedded engine keeps every reader waiting. */
const batch = 100;
/** So many days before a listing expires its owner is told. */
const warnDays = 7;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Not told since the last confirmation. */
const isUntold = (kind: NotificationKind) => sql`not exists (
  select from ${notifications}
  where ${notifications.asset_id} = ${assets.id}
    and ${notifications.kind} = ${kind}
    and ${notifications.created_at} > ${assets.confirmed_at})`;

/** Published listings that `due` is true of; rows that another replica is at work on are left to it. */
const takeDue = (tx: Db, due: SQL) =>
  tx
    .select({ id: assets.id, memberId: assets.owner_id })
    .from(assets)
    .where(and(eq(assets.status, 'published'), due))
    .orderBy(assets.id)
    .limit(batch)
    .for('update', { skipLocked: true });

const tellOwners = (db: Db, kind: 'asset_confirm_due' | 'asset_expiring', due: SQL) =>
  db.transaction(async (tx) => {
    const assetsDue = await takeDue(tx, sql`${due} and ${isUntold(kind)}`);
    await notify(
      tx,
      assetsDue.map(({ id, memberId }) => ({
        memberId,
        kind,
        assetId: id,
        ...(kind === 'asset_expiring' && { data: { days: warnDays } }),
      })),
    );
    return assetsDue.length;
  });

const expire = (db: Db) =>
  db.transaction(async (tx) => {
    const over = await takeDue(tx, sql`${assets.expires_at} <= now()`);
    if (over.length === 0) return 0;
    const ids = over.map(({ id }) => id);
    await tx
      .update(assets)
      .set({ status: 'expired', version: sql`${assets.version} + 1`, updated_at: sql`now()` })
      .where(inArray(assets.id, ids));
    await tx.insert(assetEvents).values(ids.map((asset_id) => ({ asset_id, kind: 'expired' })));
    await notify(
      tx,
      over.map(({ id, memberId }) => ({ memberId, kind: 'asset_expired', assetId: id })),
    );
    await tellKeepersOfClosing(tx, ids, 'expired');
    await indexAssets(tx, ids);
    return over.length;
  });

/** Lets what nobody has confirmed for long rank behind what is fresh; confirming it undoes that. */
const demote = (db: Db) =>
  db.transaction(async (tx) => {
    const isRankedFresh = sql`exists (
      select from ${assetSearch} where ${assetSearch.asset_id} = ${assets.id} and not ${assetSearch.is_stale})`;
    const stale = await takeDue(tx, sql`${isStale} and ${isRankedFresh}`);
    if (stale.length > 0)
      await indexAssets(
        tx,
        stale.map(({ id }) => id),
      );
    return stale.length;
  });

/** Goes on until a batch is not full: what is left then is another replica's. */
const inBatches = async (work: () => Promise<number>) => {
  while ((await work()) === batch);
};

/**
 * Keeps listings true without anybody looking at them: owners are asked to confirm after 30 days, a listing ranks lower
 * after 45, its owner is warned a week before the 60 days are over, and what was not confirmed then expires. Each is told
 * once per confirmation; any replica may run it at any time.
 */
export const keepFresh = async (db: Db): Promise<void> => {
  await inBatches(() => expire(db));
  await inBatches(() => demote(db));
  await inBatches(() =>
    tellOwners(db, 'asset_expiring', sql`${assets.expires_at} <= now() + make_interval(days => ${warnDays})`),
  );
  await inBatches(() =>
    tellOwners(db, 'asset_confirm_due', sql`${assets.confirmed_at} <= ${daysAgo(confirmAfterDays)}`),
  );
};
