import {
  assetFieldNames,
  fieldExists,
  type AssetDetail,
  type AssetFields,
  type AssetSummary,
  type NearStation,
} from '@yoodee/api-contract';
import { findLine, findStation, nearestStations, placeNames } from '@yoodee/server-thai-geo';
import type { assets } from '../../db/schema.ts';
import { kindOf, pricesOf, toSqm } from './asset-pricing.ts';
import { shownPoint } from './shown-point.ts';

export type AssetRow = typeof assets.$inferSelect;

/** Columns that a summary is made from. */
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

/** A place's code stands for its name should a release drop the code. */
const placeOf = (
  row: Pick<AssetRow, 'province_code' | 'district_code' | 'subdistrict_code'>,
): AssetSummary['place'] => {
  const { province, district, subdistrict } = placeNames(row);
  const province_code = row.province_code ?? '';
  const district_code = row.district_code ?? '';
  return {
    province_code,
    district_code,
    subdistrict_code: row.subdistrict_code,
    province: province ?? { th: province_code, en: province_code },
    district: district ?? { th: district_code, en: district_code },
    subdistrict,
  };
};

const nearStations = (point: { lat: number; lng: number } | null, limit: number): NearStation[] =>
  (point ? nearestStations(point.lat, point.lng, { limit }) : []).flatMap((near) => {
    const station = findStation(near.station_id);
    const line = station && findLine(station.line_id);
    if (!station || !line) return [];
    return {
      ...near,
      name: { th: station.name_th, en: station.name_en },
      line: { th: line.name_th, en: line.name_en },
      line_colour: line.colour,
    };
  });

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An asset as lists show it. */
export const toSummary = (
  row: SummaryRow,
  { cover, imageCount }: { cover: AssetSummary['cover']; imageCount: number },
): AssetSummary => {
  const prices = pricesOf(row);
  const { listing_type, property_type } = kindOf(row);
  const { location_precision, location_seed, lat, lng, province_code, district_code, subdistrict_code, ...shown } = row;
  return {
    ...shown,
    code: row.code!,
    listing_type: listing_type!,
    property_type: property_type!,
    seller_role: row.seller_role as AssetSummary['seller_role'],
    urgency: row.urgency as AssetSummary['urgency'],
    title_th: row.title_th ?? '',
    price_sale: prices.sale,
    price_rent_month: prices.rent,
    takeover_price: prices.takeover,
    price_per_sqm: prices.perSqm,
    price_per_sq_wah: prices.perSqWah,
    usable_area_sqm: prices.usable,
    land_total_sq_wah: prices.land,
    place: placeOf({ province_code, district_code, subdistrict_code }),
    nearest_station: nearStations(shownPoint({ lat, lng, location_precision, location_seed }), 1)[0] ?? null,
    cover,
    image_count: imageCount,
    published_at: iso(row.published_at),
    confirmed_at: iso(row.confirmed_at),
  };
};

/** What the owner filled in, as far as an asset of this type and deal has it. */
const fieldsOf = (row: AssetRow): AssetFields => {
  const kind = kindOf(row);
  return Object.fromEntries(
    assetFieldNames.map((name) => [name, fieldExists(name, kind) ? row[name] : null]),
  ) as unknown as AssetFields;
};

const shownStationLimit = 5;

/** A whole asset as visitors see it; the rest of its page is loaded beside it. */
export const toDetail = (
  row: AssetRow,
  rest: Pick<AssetDetail, 'images' | 'floor_plans' | 'events' | 'poster'>,
): AssetDetail => {
  const prices = pricesOf(row);
  const { listing_type, property_type } = kindOf(row);
  const point = shownPoint(row);
  return {
    ...fieldsOf(row),
    id: row.id,
    code: row.code!,
    status: row.status,
    version: row.version,
    listing_type: listing_type!,
    property_type: property_type!,
    title_th: row.title_th ?? '',
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    price_original_sale: row.price_original_sale,
    price_original_rent: row.price_original_rent,
    price_per_sqm: prices.perSqm,
    price_per_sq_wah: prices.perSqWah,
    land_total_sq_wah: prices.land,
    land_sqm: toSqm(prices.land),
    place: placeOf(row),
    nearest_stations: nearStations(point, shownStationLimit),
    first_published_at: iso(row.first_published_at),
    published_at: iso(row.published_at),
    confirmed_at: iso(row.confirmed_at),
    expires_at: iso(row.expires_at),
    closed_at: iso(row.closed_at),
    updated_at: row.updated_at.toISOString(),
    ...rest,
  };
};
