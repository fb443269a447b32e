import { bigint, boolean, doublePrecision, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { assets, baht } from './assets.ts';
import { instant } from './columns.ts';

/**
 * The search fields of a listed asset. Written in the transaction that changes the asset, deleted when it is no longer
 * listed. `price` is what the price filter compares: the sale price, the takeover price, or the rent. `lat` and `lng`
 * are the shown point. Replicas follow `changed` and {@link assetSearchRemoved} to update their index.
 */
export const assetSearch = pgTable(
  'asset_search',
  {
    asset_id: bigint('asset_id', { mode: 'number' })
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    /** The content version that wrote the row. */
    changed: bigint('changed', { mode: 'number' }).notNull(),
    listing_type: text('listing_type').notNull(),
    property_type: text('property_type').notNull(),
    seller_role: text('seller_role'),
    province_code: text('province_code').notNull(),
    district_code: text('district_code').notNull(),
    subdistrict_code: text('subdistrict_code'),
    price: baht('price'),
    price_rent: baht('price_rent'),
    /** Baht per m², of the usable area or, for land, of the plot. */
    price_per_area: doublePrecision('price_per_area'),
    price_reduced: boolean('price_reduced').notNull(),
    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    usable_area_sqm: doublePrecision('usable_area_sqm'),
    land_total_sq_wah: doublePrecision('land_total_sq_wah'),
    floor_no: smallint('floor_no'),
    parking_spaces: smallint('parking_spaces'),
    orientation: text('orientation'),
    year_built: smallint('year_built'),
    furnishing: text('furnishing'),
    building_condition: text('building_condition'),
    title_deed_type: text('title_deed_type'),
    tenure: text('tenure'),
    ownership_quota: text('ownership_quota'),
    pets: text('pets'),
    facilities: text('facilities').array().notNull(),
    features: text('features').array().notNull(),
    /** Without ถนน. */
    road: text('road'),
    /** The values of the project filter that match, one per line: see `projectCodes`. */
    project: text('project'),
    views: text('views').array().notNull().default([]),
    traits: text('traits').array().notNull().default([]),
    has_floor_plan: boolean('has_floor_plan').notNull(),
    has_video: boolean('has_video').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    published_at: instant('published_at').notNull(),
    confirmed_at: instant('confirmed_at').notNull(),
    /** Not confirmed for so long that it ranks behind fresh listings. */
    is_stale: boolean('is_stale').notNull(),
    /** 0–100. */
    completeness: smallint('completeness').notNull().default(0),
    /** How many texts of `words`, from its start, are titles. */
    title_lines: smallint('title_lines').notNull().default(1),
    /** Search words in order, joined by spaces, one text per line, so that phrases do not cross texts. */
    words: text('words').notNull(),
  },
  (t) => [index('asset_search_changed').on(t.changed), index('asset_search_district').on(t.district_code, t.asset_id)],
);

/**
 * Assets that were removed from `asset_search`, with the content version of the removal. A trigger writes it for every
 * deletion.
 */
export const assetSearchRemoved = pgTable(
  'asset_search_removed',
  {
    asset_id: bigint('asset_id', { mode: 'number' }).primaryKey(),
    changed: bigint('changed', { mode: 'number' }).notNull(),
  },
  (t) => [index('asset_search_removed_changed').on(t.changed)],
);
