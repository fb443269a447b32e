import { and, eq, gt, sql } from 'drizzle-orm';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetTransitions, isShown, outcomesOf, type AssetAction, type AssetOutcome } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { notifySaversOfClosing } from '../favourites/notify-savers.ts';
import { resolveReminders } from '../notifications/resolve-reminders.ts';
import { answerOf } from './member-asset.answer.ts';
import { deleteChanges } from './open-changes.ts';
import { countImages, fieldsOf, lockOwnAsset, type AssetRow, type OwnAsset } from './own-asset.ts';
import { recordPriceChanges } from './price-history.ts';
import { assertPublishable, expiryFromNow, visibleColumns } from './published-terms.ts';

const eventOf = {
  pause: 'paused',
  resume: 'resumed',
  reserve: 'reserved',
  close: 'closed',
  confirm: 'confirmed',
  renew: 'relisted',
} as const satisfies Record<AssetAction, string>;

/** Confirming that a listing is still available restarts its period until expiry. */
const confirming: ReadonlySet<AssetAction> = new Set(['confirm', 'renew', 'resume']);

const columnsOf = (action: AssetAction) => ({
  ...(confirming.has(action) && { confirmed_at: sql`now()`, expires_at: expiryFromNow }),
  ...(action === 'close' && { closed_at: sql`now()` }),
});

/** Whether this is a double click, or a retry after a lost response. */
const wasJustConfirmed = async (tx: Db, assetId: number): Promise<boolean> =>
  (await tx.$count(assets, and(eq(assets.id, assetId), gt(assets.confirmed_at, sql`now() - interval '1 minute'`)))) > 0;

/** Throws `invalid_request` for selling a listing that was only for rent, or the other way round. */
const assertFits = (asset: AssetRow, outcome: AssetOutcome) => {
  if (!outcomesOf(asset).includes(outcome)) throw new ApiError('invalid_request', { errors: { outcome: 'invalid' } });
};

/**
 * The columns of a listing that becomes visible again: changes while it was hidden now count as public changes. Throws
 * `not_ready` when it would be offered and is incomplete.
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
 * Changes a listing's state in one transaction: status, dates, event, notifications, search rows. A repeated action has
 * no effect. Throws `not_found`, `wrong_state`, and `not_ready` when it would be shown and is incomplete.
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
  if (to !== 'same' && asset.status === target) return answerOf(tx, asset);
  if (!from.includes(asset.status)) throw new ApiError('wrong_state');
  if (action === 'confirm' && (await wasJustConfirmed(tx, asset.id))) return answerOf(tx, asset);
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
  await resolveReminders(tx, { memberId: own.memberId, assetId: asset.id });
  if (target === 'sold' || target === 'rented') {
    await deleteChanges(tx, asset.id);
    await notifySaversOfClosing(tx, [asset.id], target);
  }
  await indexAsset(tx, asset.id);
  return answerOf(tx, row!);
};
