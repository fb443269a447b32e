import type { AssetSummary } from '@yoodee/api-contract/assets';
import { pricePerArea, priceOfKind, sizesOf } from '@yoodee/asset-rules';
import type { assets } from '../../db/schema.ts';
import { nearStations, placeOf } from './asset-place.ts';
import { englishProject, englishTitle } from './english-texts.ts';
import { kindOf } from './asset-kind.ts';
import { shownPoint } from './shown-point.ts';

type AssetRow = typeof assets.$inferSelect;

/** The columns of a summary. */
export const summaryColumns = [
  'id',
  'code',
  'status',
  'listing_type',
  'property_type',
  'seller_role',
  'urgency',
  'title_th',
  'title_en',
  'project_name_th',
  'project_name_en',
  'project_id',
  'price_sale',
  'price_rent_month',
  'price_original_sale',
  'price_original_rent',
  'takeover_price',
  'down_payment_asking',
  'bedrooms',
  'bathrooms',
  'parking_spaces',
  'usable_area_sqm',
  'land_total_sq_wah',
  'province_code',
  'district_code',
  'subdistrict_code',
  'lat',
  'lng',
  'location_precision',
  'location_seed',
  'published_at',
  'confirmed_at',
] as const satisfies readonly (keyof AssetRow)[];
export type SummaryRow = Pick<AssetRow, (typeof summaryColumns)[number]>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Above this number of listings the summary states the number, because private owners rarely have more. */
const mostOfAPrivateOwner = 5;

interface Around {
  cover: AssetSummary['cover'];
  imageCount: number;
  /** Published listings of the seller, when they list as the owner. */
  ownerListings: number;
}

/** An asset as list item. */
export const toSummary = (row: SummaryRow, { cover, imageCount, ownerListings }: Around): AssetSummary => {
  const perArea = pricePerArea(row);
  const { usableSqm, landSqWah } = sizesOf(row);
  const kind = kindOf(row);
  const { listing_type, property_type } = kind;
  const { location_precision, location_seed, lat, lng, province_code, district_code, subdistrict_code, ...rest } = row;
  const { project_id, ...shown } = rest;
  const place = placeOf({ province_code, district_code, subdistrict_code });
  return {
    ...shown,
    ...(project_id !== null && { project_id }),
    title_en: englishTitle(row, { ...row, ...kind }, place).text,
    project_name_en: englishProject(row.project_name_th, row.project_name_en),
    code: row.code!,
    listing_type: listing_type!,
    property_type: property_type!,
    seller_role: row.seller_role as AssetSummary['seller_role'],
    seller_listings: ownerListings > mostOfAPrivateOwner ? ownerListings : null,
    urgency: row.urgency as AssetSummary['urgency'],
    title_th: row.title_th ?? '',
    price_sale: priceOfKind(row, 'sale'),
    price_rent_month: priceOfKind(row, 'rent'),
    takeover_price: priceOfKind(row, 'takeover'),
    price_per_sqm: perArea?.perSqm ?? null,
    price_per_sq_wah: perArea?.perSqWah ?? null,
    usable_area_sqm: usableSqm,
    land_total_sq_wah: landSqWah,
    place,
    nearest_station: nearStations(shownPoint({ lat, lng, location_precision, location_seed }), 1)[0] ?? null,
    cover,
    image_count: imageCount,
    published_at: iso(row.published_at),
    confirmed_at: iso(row.confirmed_at),
  };
};
