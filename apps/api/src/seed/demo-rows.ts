import { randomUUID } from 'node:crypto';
import { isStale, landOfFields } from '@yoodee/asset-rules';
import { assetFieldNames, completeness } from '@yoodee/asset-rules/fields';
import type { DemoAsset, DemoEvent, DemoImage, DemoMember, DemoProject, PictureSpec } from './demo.ts';
import type { assetImages, assets, members } from '../db/schema.ts';
import { searchRowOf, type SearchRowContent } from '../modules/assets/search-row-of.ts';
import { demoPictureKey, demoThumbhash } from './demo-pictures.ts';

/** Targets of references by index: keys of stored pictures, ids of inserted members. */
export interface DemoReferences {
  pictures: readonly PictureSpec[];
  memberIds: readonly number[];
  /** The time at which the data is valid. */
  now: Date;
}

export const toMemberRow = (member: DemoMember, pictures: readonly PictureSpec[]): typeof members.$inferInsert => ({
  first_name: member.first_name,
  last_name: member.last_name,
  phone: member.phone,
  contact_phone: member.contact_phone,
  line_id: member.line_id,
  facebook: member.facebook,
  bio_th: member.bio_th,
  bio_en: member.bio_en,
  show_phone: member.channels.phone,
  show_line: member.channels.line,
  show_facebook: member.channels.facebook,
  locale: member.locale,
  image_key: member.picture === null ? null : demoPictureKey(pictures[member.picture]!),
  created_at: member.created_at,
  updated_at: member.created_at,
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
    // Drawn pictures are shared and do not count towards a member's storage.
    bytes: 0,
  };
};

/** All rows of an asset, without its id, project and content version, which the transaction sets. */
export interface DemoAssetRows {
  project: DemoProject | null;
  asset: ReturnType<typeof toAssetRow>;
  images: ReturnType<typeof toImageRow>[];
  events: readonly DemoEvent[];
  /** Null when the asset is not listed. */
  search: SearchRowContent | null;
}

export const toAssetRows = (demoAsset: DemoAsset, references: DemoReferences): DemoAssetRows => {
  const asset = toAssetRow(demoAsset, references);
  const { location_seed, completeness: score } = asset;
  const searched = { ...demoAsset, location_seed, completeness: score, land_total_sq_wah: landOfFields(demoAsset) };
  const hasFloorPlan = demoAsset.floor_plans.length > 0;
  const confirmedAt = demoAsset.confirmed_at?.toISOString() ?? null;
  return {
    asset,
    project: demoAsset.project,
    images: [
      ...demoAsset.images.map((image) => toImageRow('photo', image, references)),
      ...demoAsset.floor_plans.map((image) => toImageRow('floor_plan', image, references)),
    ],
    events: demoAsset.events,
    search:
      asset.status === 'published'
        ? searchRowOf(searched, {
            hasFloorPlan,
            isStale: isStale({ status: 'published', confirmed_at: confirmedAt }, references.now),
            project: null,
          })
        : null,
  };
};
