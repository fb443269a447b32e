import { completeness, publishGaps, type AssetImage, type MemberAsset } from '@yoodee/api-contract';
import { shownStations } from '../assets/asset-place.ts';
import { fieldsOf, type AssetRow } from './own-asset.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** An asset as its owner sees it. `images` are all of its pictures, in order within each kind. */
export const memberAssetOf = (row: AssetRow, images: readonly AssetImage[]): MemberAsset => {
  const fields = fieldsOf(row);
  const photos = images.filter(({ kind }) => kind === 'photo');
  const floorPlans = images.filter(({ kind }) => kind === 'floor_plan');
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
    nearest_stations: shownStations(row),
    publish_gaps: publishGaps(fields, photos.length),
    completeness: score,
    completeness_gaps: missing,
  };
};
