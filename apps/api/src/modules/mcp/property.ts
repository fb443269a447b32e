import * as z from 'zod/mini';
import type { AssetDetail, AssetSummary } from '@yoodee/api-contract/assets';
import { hrefs, type Locale } from '@yoodee/site';
import { assetTitle } from '../assets/asset-title.ts';

/** Values shared by the tools. */
export interface ToolContext {
  locale: Locale;
  /** Address of the site, without a slash at its end. */
  origin: string;
}

const money = () => z.nullable(z.int());

/** A property in lists. Money is in whole baht; unknown values are null. */
export const Property = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  status: z.string(),
  listing_type: z.string(),
  property_type: z.string(),
  price_sale: money(),
  price_rent_month: money(),
  takeover_price: money(),
  down_payment_asking: money(),
  price_per_sqm: money(),
  bedrooms: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  usable_area_sqm: z.nullable(z.number()),
  land_total_sq_wah: z.nullable(z.number()),
  place: z.string(),
  nearest_station: z.nullable(z.object({ name: z.string(), metres: z.int(), walk_minutes: z.int() })),
  listed_by: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  confirmed_at: z.nullable(z.string()),
});
export type Property = z.infer<typeof Property>;

/** From the smallest place to the province. */
const placeOf = ({ subdistrict, district, province }: AssetSummary['place'], locale: Locale) =>
  [subdistrict, district, province].flatMap((name) => (name ? [name[locale]] : [])).join(', ');

export const assetUrl = (id: number, { locale, origin }: ToolContext) => origin + hrefs(locale).asset(id);

export const toProperty = (asset: AssetSummary, context: ToolContext): Property => {
  const { locale } = context;
  const { nearest_station: near, seller_role: listed_by, place, id, status, listing_type, property_type } = asset;
  return {
    ...{ id, url: assetUrl(id, context), title: assetTitle(asset, locale), status, listing_type, property_type },
    price_sale: asset.price_sale,
    price_rent_month: asset.price_rent_month,
    takeover_price: asset.takeover_price,
    down_payment_asking: asset.down_payment_asking,
    price_per_sqm: asset.price_per_sqm,
    bedrooms: asset.bedrooms,
    bathrooms: asset.bathrooms,
    usable_area_sqm: asset.usable_area_sqm,
    land_total_sq_wah: asset.land_total_sq_wah,
    place: placeOf(place, locale),
    nearest_station: near && { name: near.name[locale], metres: near.metres, walk_minutes: near.walk_minutes },
    listed_by: listed_by ?? null,
    published_at: asset.published_at,
    confirmed_at: asset.confirmed_at,
  };
};

/** All facts of a listing, named as in the API; unknown facts are absent. */
export const PropertyDetail = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  place: z.string(),
  nearest_stations: z.array(z.object({ name: z.string(), metres: z.int(), walk_minutes: z.int() })),
  price_changes: z.array(z.object({ at: z.string(), from: money(), to: money() })),
  photographs: z.int(),
  facts: z.record(z.string(), z.unknown()),
});
export type PropertyDetail = z.infer<typeof PropertyDetail>;

/** Fields that are no facts of the property, or have their own place. Contact with the seller is on the page only. */
const notFacts: ReadonlySet<string> = new Set<keyof AssetDetail>([
  'id',
  'code',
  'version',
  'title_th',
  'title_en',
  'is_title_en_composed',
  'place',
  'nearest_stations',
  'images',
  'floor_plans',
  'events',
  'seller',
]);

const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

export const toPropertyDetail = (asset: AssetDetail, context: ToolContext): PropertyDetail => {
  const { locale } = context;
  return {
    id: asset.id,
    url: assetUrl(asset.id, context),
    title: assetTitle(asset, locale),
    place: placeOf(asset.place, locale),
    nearest_stations: asset.nearest_stations.map(({ name, metres, walk_minutes }) => ({
      name: name[locale],
      metres,
      walk_minutes,
    })),
    price_changes: asset.events
      .filter(({ kind }) => kind === 'price_changed')
      .map(({ at, price_from: from, price_to: to }) => ({ at, from, to })),
    photographs: asset.images.length,
    facts: Object.fromEntries(Object.entries(asset).filter(([name, value]) => !notFacts.has(name) && isKnown(value))),
  };
};
