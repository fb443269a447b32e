import { sql } from 'drizzle-orm';
import type { AssetRef } from '@yoodee/api-contract/asset-ref';
import type * as z from 'zod/mini';
import { assets } from '../../db/schema.ts';
import { kindOf } from './asset-kind.ts';
import { placeOf } from './asset-place.ts';
import { englishTitle } from './english-texts.ts';

/** Columns of an `AssetRef`, and those of which its English title is composed; null if a left join finds no asset. */
export const assetRef = {
  id: assets.id,
  // A generated column; Drizzle types it as nullable.
  code: sql<string>`${assets.code}`,
  status: assets.status,
  title_th: assets.title_th,
  title_en: assets.title_en,
  project_name_th: assets.project_name_th,
  project_name_en: assets.project_name_en,
  listing_type: assets.listing_type,
  property_type: assets.property_type,
  bedrooms: assets.bedrooms,
  usable_area_sqm: assets.usable_area_sqm,
  land_total_sq_wah: assets.land_total_sq_wah,
  province_code: assets.province_code,
  district_code: assets.district_code,
  subdistrict_code: assets.subdistrict_code,
};

export type AssetRefRow = Pick<typeof assets.$inferSelect, Exclude<keyof typeof assetRef, 'code'>> & { code: string };

/** A reference with its English title (decision 0044). A draft with too few facts keeps the title of its owner. */
export const assetRefOf = (row: AssetRefRow): z.infer<typeof AssetRef> => {
  const { id, code, status, title_th, title_en } = row;
  const kind = kindOf(row);
  const isDescribed = title_th !== null && kind.property_type !== null && row.district_code !== null;
  const english = isDescribed ? englishTitle(row, { ...row, ...kind }, placeOf(row)).text : title_en;
  return { id, code, status, title_th, title_en: english };
};
