import type { PriceDeal } from '@yoodee/api-contract/monthly-prices';
import { pricePerArea, sizesOf, sqWahToSqm, type PricedAsset, type SizedAsset } from '@yoodee/asset-rules';
import type { PropertyType } from '@yoodee/asset-rules/options';
import type { assetSearch } from '../../db/schema.ts';
import type { AssetRow } from '../assets/asset-detail.ts';
import { shownPoint } from '../assets/shown-point.ts';

/** The facts by which an asset is compared. Places are those that visitors see. */
export interface ComparedSubject {
  assetId: number;
  propertyType: PropertyType;
  deal: PriceDeal;
  /** Baht per m² of {@link areaSqm}. */
  perSqm: number;
  /** m² of the usable area or, for land, of the plot. */
  areaSqm: number;
  /** m² of the plot of a building; null without one. */
  plotSqm: number | null;
  point: { lat: number; lng: number } | null;
  /** The search's code of its project, and how its seller names it. */
  project: string | null;
  projectName: { th: string; en: string | null } | null;
  subdistrict: string | null;
  district: string | null;
  province: string;
  needsRenovation: boolean;
  isFurnished: boolean;
}

const stateOf = (building_condition: string | null, furnishing: string | null) => ({
  needsRenovation: building_condition === 'needs_renovation',
  isFurnished: furnishing === 'fully_furnished',
});

/** The asset with its leading price, in any state; null without type, province, or a price per area. */
export const subjectOf = (row: AssetRow & PricedAsset & SizedAsset): ComparedSubject | null => {
  const price = pricePerArea(row);
  const { usableSqm, landSqm } = sizesOf(row);
  if (!price?.exactPerSqm || !row.property_type || !row.province_code) return null;
  return {
    assetId: row.id,
    propertyType: row.property_type as PropertyType,
    deal: price.of.kind === 'rent' ? 'rent' : 'sale',
    perSqm: price.exactPerSqm,
    areaSqm: price.of.baht / price.exactPerSqm,
    plotSqm: usableSqm === null ? null : landSqm,
    point: shownPoint(row),
    project: row.project_id === null ? row.project_name_th : String(row.project_id),
    projectName: row.project_name_th === null ? null : { th: row.project_name_th, en: row.project_name_en },
    subdistrict: row.subdistrict_code,
    district: row.district_code,
    province: row.province_code,
    ...stateOf(row.building_condition, row.furnishing),
  };
};

/** A listed asset from its search row, with the price of one deal; null without that price or an area. */
export const listedSubject = (row: typeof assetSearch.$inferSelect, deal: PriceDeal): ComparedSubject | null => {
  const plot = row.land_total_sq_wah === null ? null : sqWahToSqm(row.land_total_sq_wah);
  const areaSqm = row.usable_area_sqm ?? plot;
  const price = deal === 'rent' ? row.price_rent : row.price;
  if (!areaSqm || !price) return null;
  return {
    assetId: row.asset_id,
    propertyType: row.property_type as PropertyType,
    deal,
    perSqm: price / areaSqm,
    areaSqm,
    plotSqm: row.usable_area_sqm === null ? null : plot,
    point: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    project: row.project?.split('\n')[0] ?? null,
    projectName: null,
    subdistrict: row.subdistrict_code,
    district: row.district_code,
    province: row.province_code,
    ...stateOf(row.building_condition, row.furnishing),
  };
};
