import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { completeness } from '@yoodee/asset-rules/fields';
import { shownStations } from '../assets/asset-place.ts';
import { fieldsOf, type AssetRow } from './own-asset.ts';
import { gapsOf } from './published-terms.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

const byKind = (images: readonly AssetImage[]) => ({
  images: images.filter(({ kind }) => kind === 'photo'),
  floor_plans: images.filter(({ kind }) => kind === 'floor_plan'),
});

interface Pictured {
  /** All pictures, in order within each kind. */
  images: readonly AssetImage[];
  /** What visitors see of a listing; absent for a draft. */
  published?: { row: AssetRow; images: readonly AssetImage[] };
}

/** An asset for its owner. */
export const memberAssetOf = (row: AssetRow, { images, published }: Pictured): MemberAsset => {
  const fields = fieldsOf(row);
  const { images: photos, floor_plans: floorPlans } = byKind(images);
  const { score, missing } = completeness(fields, { imageCount: photos.length, floorPlanCount: floorPlans.length });
  return {
    ...fields,
    id: row.id,
    code: row.code!,
    status: row.status,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_published_at: instant(row.first_published_at),
    published_at: instant(row.published_at),
    confirmed_at: instant(row.confirmed_at),
    expires_at: instant(row.expires_at),
    images: photos,
    floor_plans: floorPlans,
    published: published ? { ...fieldsOf(published.row), ...byKind(published.images) } : null,
    nearest_stations: shownStations(row),
    publish_gaps: gapsOf(fields, photos.length),
    completeness: score,
    completeness_gaps: missing,
  };
};
