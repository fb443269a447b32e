import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, assetSearch, notifications } from '../../db/schema.ts';
import { indexAssets, staleAfterDays } from '../assets/index-asset.ts';
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

interface DueAsset {
  id: number;
  memberId: number;
}

const isDue = (due: SQL) => and(eq(assets.status, 'published'), due);

/**
 * Does something with every published listing that `due` is true of, batch by batch, each in a transaction; rows that
 * another replica is at work on are left to it. All are found at once: a search for the next ones would read again what
 * the batches before have left as it was.
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

const tellOwners = (db: Db, kind: 'asset_confirm_due' | 'asset_expiring', due: SQL) =>
  withDue(db, sql`${due} and ${isUntold(kind)}`, (tx, found) =>
    notify(
      tx,
      found.map(({ id, memberId }) => ({
        memberId,
        kind,
        assetId: id,
        ...(kind === 'asset_expiring' && { data: { days: warnDays } }),
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
    await tellKeepersOfClosing(tx, ids, 'expired');
    await indexAssets(tx, ids);
  });

/** Lets what nobody has confirmed for long rank behind what is fresh; confirming it undoes that. */
const demote = (db: Db) => {
  const isRankedFresh = sql`exists (
    select from ${assetSearch} where ${assetSearch.asset_id} = ${assets.id} and not ${assetSearch.is_stale})`;
  return withDue(db, sql`${assets.confirmed_at} <= ${daysAgo(staleAfterDays)} and ${isRankedFresh}`, (tx, stale) =>
    indexAssets(tx, idsOf(stale)),
  );
};

/**
 * Keeps listings true without anybody looking at them: owners are asked to confirm after 30 days, a listing ranks lower
 * after 45, its owner is warned a week before the 60 days are over, and what was not confirmed then expires. Each is told
 * once per confirmation; any replica may run it at any time.
 */
export const keepFresh = async (db: Db): Promise<void> => {
  await expire(db);
  await demote(db);
  await tellOwners(db, 'asset_expiring', sql`${assets.expires_at} <= now() + make_interval(days => ${warnDays})`);
  await tellOwners(db, 'asset_confirm_due', sql`${assets.confirmed_at} <= ${daysAgo(confirmAfterDays)}`);
};
