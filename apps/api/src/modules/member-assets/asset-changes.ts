import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import {
  completeness,
  isAvailable,
  isShown,
  type AssetFields,
  type MemberAsset,
  type PartialAsset,
} from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceLimits } from '../../limits/limits.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { tellKeepersOfClosing } from '../favourites/tell-keepers.ts';
import { imagesOf } from '../images/asset-images.queries.ts';
import { withPlaceChecked } from './asset-input.ts';
import { assertPublishable, recordPriceChanges, visibleColumns } from './published-terms.ts';
import { memberAssetOf } from './member-asset.view.ts';
import {
  assertEditable,
  countImages,
  fieldsOf,
  lockOwnAsset,
  type AssetRow,
  type ImageCounts,
  type OwnAsset,
} from './own-asset.ts';

type AssetColumns = PgUpdateSetSource<typeof assets>;

const nowhere = { province_code: null, district_code: null, subdistrict_code: null, postal_code: null };
const noImages: ImageCounts = { imageCount: 0, floorPlanCount: 0 };

/** More drafts in an hour than anybody types. */
const draftLimit = (memberId: number) =>
  ({ bucket: `asset:create:member:${memberId}`, max: 60, seconds: 3_600, problem: 'too_many_requests' }) as const;

/** `fields` come from `storedFields`. Throws `too_many_requests`, and `invalid_request` for a place that is none. */
export const createDraft = async (tx: Db, memberId: number, fields: PartialAsset): Promise<MemberAsset> => {
  await enforceLimits(tx, [draftLimit(memberId)]);
  const placed = withPlaceChecked(fields, nowhere);
  const { score } = completeness(placed, noImages);
  const [row] = await tx
    .insert(assets)
    .values({ ...placed, owner_id: memberId, completeness: score })
    .returning();
  return memberAssetOf(row!, []);
};

const assertVersion = (asset: AssetRow, version: number) => {
  if (asset.version !== version) throw new ApiError('stale_version', { details: { version: asset.version } });
};

/** Writes columns under a new version and answers with the asset as its owner sees it. The row is locked by the caller. */
const write = async (tx: Db, asset: AssetRow, columns: AssetColumns): Promise<AssetRow> => {
  const [row] = await tx
    .update(assets)
    .set({ ...columns, version: asset.version + 1, updated_at: sql`now()` })
    .where(eq(assets.id, asset.id))
    .returning();
  return row!;
};

const answer = async (tx: Db, row: AssetRow) => memberAssetOf(row, await imagesOf(tx, row.id));

/**
 * Saves changed fields; `changes` come from `storedFields`. An asset that visitors can see stays publishable, keeps
 * only fields of its kind, and its price changes become events. Throws `not_found`, `stale_version`, `wrong_state`,
 * `not_ready`, `invalid_request`.
 */
export const changeAsset = async (
  tx: Db,
  own: OwnAsset,
  { version, changes }: { version: number; changes: PartialAsset },
): Promise<MemberAsset> => {
  const asset = await lockOwnAsset(tx, own);
  assertEditable(asset);
  assertVersion(asset, version);
  const stored = fieldsOf(asset);
  const merged: AssetFields = { ...stored, ...withPlaceChecked(changes, stored) };
  const counts = await countImages(tx, asset.id);
  if (!isShown(asset)) {
    return answer(tx, await write(tx, asset, { ...merged, completeness: completeness(merged, counts).score }));
  }
  assertPublishable(merged, counts);
  const columns = visibleColumns(asset, merged, counts);
  await recordPriceChanges(tx, asset, columns);
  const row = await write(tx, asset, columns);
  await indexAsset(tx, asset.id);
  return answer(tx, row);
};

/**
 * Makes a draft visible for 60 days. An asset that is published already is answered as it is: the first reply may have
 * been lost. Throws `not_found`, `stale_version`, `wrong_state`, `not_ready`.
 */
export const publishAsset = async (tx: Db, own: OwnAsset, version: number): Promise<MemberAsset> => {
  const asset = await lockOwnAsset(tx, own);
  if (asset.status === 'published') return answer(tx, asset);
  if (asset.status !== 'draft') throw new ApiError('wrong_state');
  assertVersion(asset, version);
  const counts = await countImages(tx, asset.id);
  const fields = fieldsOf(asset);
  assertPublishable(fields, counts);
  const row = await write(tx, asset, {
    ...visibleColumns(asset, fields, counts),
    status: 'published',
    first_published_at: sql`coalesce(${assets.first_published_at}, now())`,
    published_at: sql`now()`,
    confirmed_at: sql`now()`,
    expires_at: sql`now() + interval '60 days'`,
    declared_at: sql`now()`,
  });
  await tx.insert(assetEvents).values({ asset_id: asset.id, kind: 'published' });
  await indexAsset(tx, asset.id);
  return answer(tx, row);
};

/** From then on the asset is gone for its owner and answers 410 to visitors; its pictures are swept later. */
export const removeAsset = async (tx: Db, own: OwnAsset): Promise<void> => {
  const asset = await lockOwnAsset(tx, own);
  await write(tx, asset, { status: 'deleted' });
  if (isAvailable(asset)) await tellKeepersOfClosing(tx, [asset.id], 'deleted');
  if (asset.status !== 'draft') await indexAsset(tx, asset.id);
};
