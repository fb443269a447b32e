import { eq, sql } from 'drizzle-orm';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { isShown } from '@yoodee/asset-rules';
import { completeness, priceToConfirm, type AssetFields } from '@yoodee/asset-rules/fields';
import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assetChanges, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { fittingProject } from '../project-matching/chosen-project.ts';
import { withPlaceChecked } from './asset-input.ts';
import { answerOf } from './member-asset.answer.ts';
import {
  deleteChanges,
  discardChanges,
  findOpenChanges,
  imageTableOf,
  publishImages,
  restoreChanges,
} from './open-changes.ts';
import {
  assertEditable,
  assertVersion,
  countImages,
  fieldsOf,
  lockOwnAsset,
  raiseVersion,
  type OwnAsset,
} from './own-asset.ts';
import { recordPriceChanges } from './price-history.ts';
import { assertPublishable, visibleColumns } from './published-terms.ts';

const lockListing = async (tx: Db, own: OwnAsset, version: number) => {
  const asset = await lockOwnAsset(tx, own);
  assertEditable(asset);
  if (asset.status === 'draft') throw new ApiError('wrong_state');
  assertVersion(asset, version);
  return asset;
};

/** The version that the owner saw, and the price that they retyped to confirm it. */
export interface Approval {
  version: number;
  confirmed_price?: number | undefined;
}

/**
 * Publishes the open changes of a listing. A paused or expired one stays so. Throws `not_found`, `stale_version`,
 * `wrong_state`, `not_ready`, `price_unconfirmed`, and `invalid_request` for a place that no longer exists.
 */
export const publishChanges = async (
  tx: Db,
  own: OwnAsset,
  { version, confirmed_price }: Approval,
): Promise<MemberAsset> => {
  const asset = await lockListing(tx, own, version);
  const open = await findOpenChanges(tx, asset);
  if (!open) return answerOf(tx, asset);
  const published = fieldsOf(asset);
  const seen: AssetFields = { ...published, ...withPlaceChecked(open.fields, published) };
  const hasChosen = 'project_id' in open.fields;
  const merged = { ...seen, ...(hasChosen && { project_id: await fittingProject(tx, seen) }) };
  const counts = await countImages(tx, asset.id, imageTableOf(open));
  assertPublishable(merged, counts);
  const price = priceToConfirm(published, merged);
  if (price !== null && confirmed_price !== price) throw new ApiError('price_unconfirmed', { details: { price } });
  if (open.hasImages) await publishImages(tx, asset.id);
  await deleteChanges(tx, asset.id);
  const shown = isShown(asset);
  if (shown) await recordPriceChanges(tx, asset, merged);
  const columns = shown
    ? visibleColumns(asset, merged, counts)
    : { ...merged, completeness: completeness(merged, counts).score };
  const [row] = await tx
    .update(assets)
    .set({ ...columns, version: asset.version + 1, updated_at: sql`now()` })
    .where(eq(assets.id, asset.id))
    .returning();
  await indexAsset(tx, asset.id);
  return answerOf(tx, row!);
};

const setChanges = async (
  tx: Db,
  own: OwnAsset,
  { version, change }: { version: number; change: (tx: Db, assetId: number) => Promise<void> },
): Promise<MemberAsset> => {
  const asset = await lockListing(tx, own, version);
  await change(tx, asset.id);
  return answerOf(tx, await raiseVersion(tx, asset));
};

/** Throws `not_found`, `stale_version`, and `wrong_state` when there are no open changes. */
export const dropChanges = (tx: Db, own: OwnAsset, version: number): Promise<MemberAsset> =>
  setChanges(tx, own, { version, change: discardChanges });

/** Undoes {@link dropChanges}. Throws `not_found`, `stale_version`, and `wrong_state` when there is nothing to restore. */
export const undoDrop = (tx: Db, own: OwnAsset, version: number): Promise<MemberAsset> =>
  setChanges(tx, own, { version, change: restoreChanges });

const everyMs = hourMs;

/** Deletes changes that were discarded a day ago; until then they can be restored. */
export const deleteDiscardedChanges = async (db: Db): Promise<void> => {
  const old = await db
    .select({ id: assetChanges.asset_id })
    .from(assetChanges)
    .where(sql`${assetChanges.discarded_at} < now() - interval '1 day'`);
  for (const { id } of old)
    await db.transaction(async (tx) => {
      // A member may restore them meanwhile.
      await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, id)).for('update');
      const isStill = sql`${assetChanges.asset_id} = ${id} and ${assetChanges.discarded_at} < now() - interval '1 day'`;
      if ((await tx.$count(assetChanges, isStill)) > 0) await deleteChanges(tx, id);
    });
};

export const discardedChangesJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'delete discarded changes',
  everyMs,
  run: () => deleteDiscardedChanges(db),
});
