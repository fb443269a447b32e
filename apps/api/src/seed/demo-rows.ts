import { randomUUID } from 'node:crypto';
import { assetFieldNames, completeness } from '@yoodee/api-contract';
import type { DemoAsset, DemoEvent, DemoImage, DemoMember, PictureSpec } from '@yoodee/demo-data';
import type { assetImages, assets, members } from '../db/schema.ts';
import { staleAfterDays } from '../modules/assets/index-asset.ts';
import { searchRowOf, type SearchRowContent } from '../modules/assets/search-row-of.ts';
import { demoPictureKey, demoThumbhash } from './demo-pictures.ts';

/** What demonstration data refers to by index: keys of stored pictures, ids of written members. */
export interface DemoReferences {
  pictures: readonly PictureSpec[];
  memberIds: readonly number[];
  /** The moment at which it is as it is told. */
  now: Date;
}

export const toMemberRow = (member: DemoMember, pictures: readonly PictureSpec[]): typeof members.$inferInsert => ({
  firstName: member.first_name,
  lastName: member.last_name,
  phone: member.phone,
  contactPhone: member.contact_phone,
  lineId: member.line_id,
  facebook: member.facebook,
  bioTh: member.bio_th,
  bioEn: member.bio_en,
  showPhone: member.channels.phone,
  showLine: member.channels.line,
  showFacebook: member.channels.facebook,
  locale: member.locale,
  imageKey: member.picture === null ? null : demoPictureKey(pictures[member.picture]!),
  createdAt: member.created_at,
  updatedAt: member.created_at,
});

const toAssetRow = (asset: DemoAsset, { memberIds }: DemoReferences) => {
  const fields = Object.fromEntries(assetFieldNames.map((name) => [name, asset[name]]));
  const counts = { imageCount: asset.images.length, floorPlanCount: asset.floor_plans.length };
  return {
    ...fields,
    owner_id: memberIds[asset.owner]!,
    status: asset.status,
    created_at: asset.created_at,
    updated_at: asset.updated_at,
    first_published_at: asset.first_published_at,
    published_at: asset.published_at,
    confirmed_at: asset.confirmed_at,
    expires_at: asset.expires_at,
    closed_at: asset.closed_at,
    declared_at: asset.first_published_at,
    price_original_sale: asset.price_original_sale,
    price_original_rent: asset.price_original_rent,
    location_seed: randomUUID(),
    completeness: completeness(asset, counts).score,
  } satisfies typeof assets.$inferInsert;
};

const toImageRow = (
  kind: 'photo' | 'floor_plan',
  { picture, ...image }: DemoImage,
  { pictures }: DemoReferences,
): Omit<typeof assetImages.$inferInsert, 'asset_id'> => {
  const spec = pictures[picture]!;
  return {
    ...image,
    kind,
    key: demoPictureKey(spec),
    width: spec.width,
    height: spec.height,
    thumbhash: demoThumbhash(spec),
    // Drawn pictures are shared and take up no member's room.
    bytes: 0,
  };
};

/** As the database generates the column of that name. */
const landTotal = ({ land_rai, land_ngan, land_sq_wah }: DemoAsset): number | null =>
  (land_rai ?? 0) * 400 + (land_ngan ?? 0) * 100 + (land_sq_wah ?? 0) || null;

const dayMs = 86_400_000;

const isStaleAt = (now: Date, { confirmed_at }: DemoAsset): boolean =>
  confirmed_at !== null && confirmed_at.getTime() <= now.getTime() - staleAfterDays * dayMs;

/** All rows of an asset, but for its id and the content version, which only the transaction that writes them has. */
export interface DemoAssetRows {
  asset: ReturnType<typeof toAssetRow>;
  images: ReturnType<typeof toImageRow>[];
  events: readonly DemoEvent[];
  /** Null where it is not listed. */
  search: SearchRowContent | null;
}

export const toAssetRows = (demoAsset: DemoAsset, references: DemoReferences): DemoAssetRows => {
  const asset = toAssetRow(demoAsset, references);
  const searched = { ...demoAsset, location_seed: asset.location_seed, land_total_sq_wah: landTotal(demoAsset) };
  const hasFloorPlan = demoAsset.floor_plans.length > 0;
  const isStale = isStaleAt(references.now, demoAsset);
  return {
    asset,
    images: [
      ...demoAsset.images.map((image) => toImageRow('photo', image, references)),
      ...demoAsset.floor_plans.map((image) => toImageRow('floor_plan', image, references)),
    ],
    events: demoAsset.events,
    search: asset.status === 'published' ? searchRowOf(searched, { hasFloorPlan, isStale }) : null,
  };
};
