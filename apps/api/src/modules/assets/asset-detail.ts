import type { AssetDetail } from '@yoodee/api-contract/assets';
import { pricePerArea, sizesOf } from '@yoodee/asset-rules';
import { assetFieldsFrom, fieldExists, type AssetFields } from '@yoodee/asset-rules/fields';
import type { assets } from '../../db/schema.ts';
import { placeOf, shownStations } from './asset-place.ts';
import { englishProject, englishStreet, englishTitle } from './english-texts.ts';
import { kindOf } from './asset-kind.ts';
import { shownPoint, showsExactPlace } from './shown-point.ts';

export type AssetRow = typeof assets.$inferSelect;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The owner's fields that apply to this type and deal. */
const fieldsOf = (row: AssetRow): AssetFields => {
  const kind = kindOf(row);
  return assetFieldsFrom((name) => (fieldExists(name, kind) ? row[name] : null));
};

/** The asset as visitors see it. */
export const toDetail = (
  row: AssetRow,
  rest: Pick<AssetDetail, 'images' | 'floor_plans' | 'events' | 'seller'>,
): AssetDetail => {
  const perArea = pricePerArea(row);
  const { landSqWah, landSqm } = sizesOf(row);
  const { listing_type, property_type } = kindOf(row);
  const fields = fieldsOf(row);
  const place = placeOf(row);
  const title = englishTitle(row, fields, place);
  const point = shownPoint(row);
  return {
    ...fields,
    title_en: title.text,
    is_title_en_composed: title.isComposed,
    project_name_en: englishProject(fields.project_name_th, fields.project_name_en),
    soi_en: englishStreet(fields.soi),
    road_en: englishStreet(fields.road),
    id: row.id,
    code: row.code!,
    status: row.status,
    version: row.version,
    listing_type: listing_type!,
    property_type: property_type!,
    title_th: row.title_th ?? '',
    plot_outline: showsExactPlace(row) ? fields.plot_outline : null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    price_original_sale: row.price_original_sale,
    price_original_rent: row.price_original_rent,
    price_per_sqm: perArea?.perSqm ?? null,
    price_per_sq_wah: perArea?.perSqWah ?? null,
    land_total_sq_wah: landSqWah,
    land_sqm: landSqm,
    place,
    nearest_stations: shownStations(row),
    first_published_at: iso(row.first_published_at),
    published_at: iso(row.published_at),
    confirmed_at: iso(row.confirmed_at),
    expires_at: iso(row.expires_at),
    closed_at: iso(row.closed_at),
    updated_at: row.updated_at.toISOString(),
    ...rest,
  };
};
