import { and, eq, gt, sql } from 'drizzle-orm';
import {
  assetTransitions,
  isShown,
  renting,
  selling,
  type AssetAction,
  type AssetOutcome,
  type AssetStatus,
  type MemberAsset,
} from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { tellKeepersOfClosing } from '../favourites/tell-keepers.ts';
import { imagesOf } from '../images/asset-images.queries.ts';
import { settleNotices } from '../notifications/settle-notices.ts';
import { memberAssetOf } from './member-asset.view.ts';
import { countImages, fieldsOf, lockOwnAsset, type AssetRow, type OwnAsset } from './own-asset.ts';
import { assertPublishable, recordPriceChanges, visibleColumns } from './published-terms.ts';

/** A confirmed listing is shown for so long. */
const listedFor = sql`now() + interval '60 days'`;

const eventOf = {
  pause: 'paused',
  resume: 'resumed',
  reserve: 'reserved',
  close: 'closed',
  confirm: 'confirmed',
  renew: 'relisted',
} as const satisfies Record<AssetAction, string>;

/** Saying that a listing is still to be had starts its 60 days anew. */
const confirming: ReadonlySet<AssetAction> = new Set(['confirm', 'renew', 'resume']);

const columnsOf = (action: AssetAction) => ({
  ...(confirming.has(action) && { confirmed_at: sql`now()`, expires_at: listedFor }),
  ...(action === 'close' && { closed_at: sql`now()` }),
});

/** The second press of a button, or the retry of a call whose reply was lost. */
const wasJustConfirmed = async (tx: Db, assetId: number): Promise<boolean> =>
  (await tx.$count(assets, and(eq(assets.id, assetId), gt(assets.confirmed_at, sql`now() - interval '1 minute'`)))) > 0;

/** Throws `invalid_request` for selling what was only to let, or the other way round. */
const assertFits = ({ listing_type }: AssetRow, outcome: AssetOutcome) => {
  const deals: readonly (string | null)[] = outcome === 'sold' ? selling : renting;
  // A takeover is a lease that somebody else takes over: it ends either way.
  if (listing_type === 'takeover' || deals.includes(listing_type)) return;
  throw new ApiError('invalid_request', { errors: { outcome: 'invalid' } });
};

/**
 * What a listing is brought to where its new state shows it: it may have been changed while nobody saw it, and then counts
 * like a change that everybody sees. Throws `not_ready` where it would be offered and is no longer complete.
 */
const shownColumns = async (tx: Db, asset: AssetRow, target: AssetStatus) => {
  if (target === asset.status || !isShown({ status: target })) return {};
  const [fields, counts] = [fieldsOf(asset), await countImages(tx, asset.id)];
  const columns = visibleColumns(asset, fields, counts);
  if (target === 'published') {
    assertPublishable(fields, counts);
    await recordPriceChanges(tx, asset, columns);
  }
  return columns;
};

/**
 * Moves a listing along its life: state, dates, event, notices, search and everybody who keeps it, in one transaction. Where it
 * is there already nothing happens. Throws `not_found`, `wrong_state`; `not_ready` where it would be shown and is no
 * longer complete.
 */
export const moveAsset = async (
  tx: Db,
  own: OwnAsset,
  {
    action,
    outcome,
  }: { action: Exclude<AssetAction, 'close'>; outcome?: never } | { action: 'close'; outcome: AssetOutcome },
): Promise<MemberAsset> => {
  const asset = await lockOwnAsset(tx, own);
  const { from, to } = assetTransitions[action];
  const target: AssetStatus = to === 'outcome' ? outcome! : to === 'same' ? asset.status : to;
  const images = () => imagesOf(tx, asset.id);
  if (to !== 'same' && asset.status === target) return memberAssetOf(asset, await images());
  if (!from.includes(asset.status)) throw new ApiError('wrong_state');
  if (action === 'confirm' && (await wasJustConfirmed(tx, asset.id))) return memberAssetOf(asset, await images());
  if (outcome) assertFits(asset, outcome);
  const shown = await shownColumns(tx, asset, target);
  const [row] = await tx
    .update(assets)
    .set({
      ...shown,
      ...columnsOf(action),
      status: target,
      version: asset.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(assets.id, asset.id))
    .returning();
  await tx.insert(assetEvents).values({ asset_id: asset.id, kind: eventOf[action] });
  await settleNotices(tx, { memberId: own.memberId, assetId: asset.id });
  if (target === 'sold' || target === 'rented') await tellKeepersOfClosing(tx, [asset.id], target);
  await indexAsset(tx, asset.id);
  return memberAssetOf(row!, await images());
};
