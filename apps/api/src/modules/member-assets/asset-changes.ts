import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { isAvailable } from '@yoodee/asset-rules';
import { completeness, type AssetFields, type PartialAsset } from '@yoodee/asset-rules/fields';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { notifySaversOfClosing } from '../favourites/notify-savers.ts';
import { rememberChannels } from '../members/contact-channels.ts';
import { fittingProject } from '../project-matching/chosen-project.ts';
import { withPlaceChecked } from './asset-input.ts';
import { withProjectChecked } from './chosen-project.ts';
import { assertPublishable, expiryFromNow, visibleColumns } from './published-terms.ts';
import { answerOf } from './member-asset.answer.ts';
import { memberAssetOf } from './member-asset.view.ts';
import { changedFields, findOpenChanges, saveChanges } from './open-changes.ts';
import {
  assertEditable,
  assertVersion,
  countImages,
  fieldsOf,
  lockOwnAsset,
  raiseVersion,
  type AssetRow,
  type ImageCounts,
  type OwnAsset,
} from './own-asset.ts';

type AssetColumns = PgUpdateSetSource<typeof assets>;

const nowhere = { province_code: null, district_code: null, subdistrict_code: null, postal_code: null };
const noImages: ImageCounts = { imageCount: 0, floorPlanCount: 0 };

/** More drafts per hour than a person creates. */
const draftLimit = (memberId: number) =>
  ({ bucket: `asset:create:member:${memberId}`, max: 60, seconds: 3_600, problem: 'too_many_requests' }) as const;

/** `fields` come from `storedFields`. Throws `too_many_requests`, and `invalid_request` for an invalid place. */
export const createDraft = async (tx: Db, memberId: number, fields: PartialAsset): Promise<MemberAsset> => {
  await enforceRateLimits(tx, [draftLimit(memberId)]);
  await rememberChannels(tx, memberId, fields);
  const placed = withPlaceChecked(await withProjectChecked(tx, fields), nowhere);
  const { score } = completeness(placed, noImages);
  const [row] = await tx
    .insert(assets)
    .values({ ...placed, owner_id: memberId, completeness: score })
    .returning();
  return memberAssetOf(row!, { images: [] });
};

/** Writes columns and increments the version. The caller has locked the row. */
const write = async (tx: Db, asset: AssetRow, columns: AssetColumns): Promise<AssetRow> => {
  const [row] = await tx
    .update(assets)
    .set({ ...columns, version: asset.version + 1, updated_at: sql`now()` })
    .where(eq(assets.id, asset.id))
    .returning();
  return row!;
};

/** Adds fields to the open changes of a listing. Only its version is public, so that other open forms notice. */
const changeListing = async (tx: Db, asset: AssetRow, changes: PartialAsset): Promise<MemberAsset> => {
  const open = await findOpenChanges(tx, asset);
  const published = fieldsOf(asset);
  const seen: AssetFields = { ...published, ...open?.fields };
  const fields = changedFields(published, { ...seen, ...withPlaceChecked(changes, seen) });
  await saveChanges(tx, asset.id, { fields, hasImages: open?.hasImages ?? false });
  return answerOf(tx, await raiseVersion(tx, asset));
};

/**
 * Saves changed fields; `changes` come from `storedFields`. Those of a listing are kept for its owner until they are
 * published. Throws `not_found`, `stale_version`, `wrong_state`, `invalid_request`.
 */
export const changeAsset = async (
  tx: Db,
  own: OwnAsset,
  { version, changes: given }: { version: number; changes: PartialAsset },
): Promise<MemberAsset> => {
  await rememberChannels(tx, own.memberId, given);
  const asset = await lockOwnAsset(tx, own);
  assertEditable(asset);
  assertVersion(asset, version);
  const changes = await withProjectChecked(tx, given);
  if (asset.status !== 'draft') return changeListing(tx, asset, changes);
  const stored = fieldsOf(asset);
  const merged: AssetFields = { ...stored, ...withPlaceChecked(changes, stored) };
  const { score } = completeness(merged, await countImages(tx, asset.id));
  return answerOf(tx, await write(tx, asset, { ...merged, completeness: score }));
};

/**
 * Publishes a draft until it expires. An asset that is already published is returned unchanged, because the first
 * response may have been lost. Throws `not_found`, `stale_version`, `wrong_state`, `not_ready`.
 */
export const publishAsset = async (tx: Db, own: OwnAsset, version: number): Promise<MemberAsset> => {
  const asset = await lockOwnAsset(tx, own);
  if (asset.status === 'published') return answerOf(tx, asset);
  if (asset.status !== 'draft') throw new ApiError('wrong_state');
  assertVersion(asset, version);
  const counts = await countImages(tx, asset.id);
  const fields = fieldsOf(asset);
  assertPublishable(fields, counts);
  const row = await write(tx, asset, {
    ...visibleColumns(asset, fields, counts),
    project_id: await fittingProject(tx, asset),
    status: 'published',
    first_published_at: sql`coalesce(${assets.first_published_at}, now())`,
    published_at: sql`now()`,
    confirmed_at: sql`now()`,
    expires_at: expiryFromNow,
    declared_at: sql`now()`,
  });
  await tx.insert(assetEvents).values({ asset_id: asset.id, kind: 'published' });
  await indexAsset(tx, asset.id);
  return answerOf(tx, row);
};

/** Deletes the asset: its owner gets 404, visitors get 410. The image cleanup removes its pictures later. */
export const removeAsset = async (tx: Db, own: OwnAsset): Promise<void> => {
  const asset = await lockOwnAsset(tx, own);
  await write(tx, asset, { status: 'deleted' });
  if (isAvailable(asset)) await notifySaversOfClosing(tx, [asset.id], 'deleted');
  if (asset.status !== 'draft') await indexAsset(tx, asset.id);
};
