import { assetFieldNames, completeness } from '@yoodee/api-contract';
import type { DemoAsset, DemoImage, DemoMember, PictureSpec } from '@yoodee/demo-data';
import type { assetEvents, assetImages, assets, members } from '../db/schema.ts';
import { demoPictureKey, demoThumbhash } from './demo-pictures.ts';

/** What demonstration data refers to by index: keys of stored pictures, ids of written members. */
export interface DemoReferences {
  pictures: readonly PictureSpec[];
  memberIds: readonly number[];
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

export const toAssetRow = (id: number, asset: DemoAsset, { memberIds }: DemoReferences) => {
  const fields = Object.fromEntries(assetFieldNames.map((name) => [name, asset[name]]));
  const counts = { imageCount: asset.images.length, floorPlanCount: asset.floor_plans.length };
  return {
    ...fields,
    id,
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
    completeness: completeness(asset, counts).score,
  } satisfies typeof assets.$inferInsert & { id: number };
};

const toImageRow = (
  asset_id: number,
  kind: 'photo' | 'floor_plan',
  { picture, ...image }: DemoImage,
  pictures: readonly PictureSpec[],
): typeof assetImages.$inferInsert => {
  const spec = pictures[picture]!;
  return {
    ...image,
    asset_id,
    kind,
    key: demoPictureKey(spec),
    width: spec.width,
    height: spec.height,
    thumbhash: demoThumbhash(spec),
    // Drawn pictures are shared and take up no member's room.
    bytes: 0,
  };
};

export const toImageRows = (id: number, asset: DemoAsset, { pictures }: DemoReferences) => [
  ...asset.images.map((image) => toImageRow(id, 'photo', image, pictures)),
  ...asset.floor_plans.map((image) => toImageRow(id, 'floor_plan', image, pictures)),
];

export const toEventRows = (asset_id: number, asset: DemoAsset): (typeof assetEvents.$inferInsert)[] =>
  asset.events.map((event) => ({ asset_id, ...event }));
