import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  bit,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { assetStatuses, codesOf, type ContactChannel } from '@yoodee/asset-rules/options';
import { publicPriceKinds } from '@yoodee/asset-rules';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';
import { projects } from './projects.ts';

export const baht = (name: string) => bigint(name, { mode: 'number' });
const area = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/**
 * The soi of an address without spaces and capitals, from its end: an index finds those that end alike, whether ซอย is
 * written before them or not.
 */
export const reversedSoi = (soi: SQLWrapper) => sql`reverse(regexp_replace(lower(${soi}), '\\s', '', 'g'))`;

/**
 * Listings. Column names are the wire names of the asset-fields table; closed lists are text columns whose values the
 * contract checks, so a new option needs no migration.
 */
export const assets = pgTable(
  'assets',
  {
    id: rowId(),
    code: text('code').generatedAlwaysAs((): SQL => sql`'A' || lpad(id::text, greatest(7, length(id::text)), '0')`),
    owner_id: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    status: text('status', { enum: codesOf(assetStatuses) })
      .notNull()
      .default('draft'),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    first_published_at: instant('first_published_at'),
    published_at: instant('published_at'),
    confirmed_at: instant('confirmed_at'),
    expires_at: instant('expires_at'),
    closed_at: instant('closed_at'),

    listing_type: text('listing_type'),
    property_type: text('property_type'),
    seller_role: text('seller_role'),
    price_sale: baht('price_sale'),
    price_rent_month: baht('price_rent_month'),
    price_original_sale: baht('price_original_sale'),
    price_original_rent: baht('price_original_rent'),
    price_negotiable: boolean('price_negotiable'),
    urgency: text('urgency'),
    down_payment_paid: baht('down_payment_paid'),
    down_payment_asking: baht('down_payment_asking'),
    installments_left: smallint('installments_left'),
    takeover_price: baht('takeover_price'),
    lease_remaining_months: smallint('lease_remaining_months'),

    title_th: text('title_th'),
    title_en: text('title_en'),
    description_th: text('description_th'),
    description_en: text('description_en'),

    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    parking_spaces: smallint('parking_spaces'),
    usable_area_sqm: area('usable_area_sqm'),
    land_rai: integer('land_rai'),
    land_ngan: smallint('land_ngan'),
    land_sq_wah: area('land_sq_wah'),
    land_total_sq_wah: area('land_total_sq_wah').generatedAlwaysAs(
      sql`nullif(coalesce(land_rai, 0) * 400 + coalesce(land_ngan, 0) * 100 + coalesce(land_sq_wah, 0), 0)`,
    ),

    floor_no: smallint('floor_no'),
    building_floors: smallint('building_floors'),
    year_built: smallint('year_built'),
    building_condition: text('building_condition'),
    furnishing: text('furnishing'),
    orientation: text('orientation'),
    view_types: text('view_types').array(),
    facilities: text('facilities').array(),
    features: text('features').array(),

    title_deed_type: text('title_deed_type'),
    tenure: text('tenure'),
    lease_years_remaining: smallint('lease_years_remaining'),
    ownership_quota: text('ownership_quota'),
    mortgage_status: text('mortgage_status'),

    common_fee_month: baht('common_fee_month'),
    sinking_fund: baht('sinking_fund'),
    transfer_fee_payer: text('transfer_fee_payer'),

    deposit_months: smallint('deposit_months'),
    advance_months: smallint('advance_months'),
    min_lease_months: smallint('min_lease_months'),
    available_from: date('available_from', { mode: 'string' }),
    pets: text('pets'),

    frontage_m: area('frontage_m'),
    depth_m: area('depth_m'),
    road_access: text('road_access'),
    road_width_m: area('road_width_m'),
    city_plan_colour: text('city_plan_colour'),
    road_surface: text('road_surface'),
    car_access: text('car_access'),

    flood: text('flood'),
    flood_year: smallint('flood_year'),
    flood_depth_cm: smallint('flood_depth_cm'),
    flood_source: text('flood_source'),
    noise_sources: text('noise_sources').array(),
    noise_times: text('noise_times').array(),

    province_code: text('province_code'),
    district_code: text('district_code'),
    subdistrict_code: text('subdistrict_code'),
    postal_code: text('postal_code'),
    project_name_th: text('project_name_th'),
    project_name_en: text('project_name_en'),
    /** The project that its names were matched with; it may be merged since. Null for none, and while that is doubtful. */
    project_id: bigint('project_id', { mode: 'number' }).references(() => projects.id),
    /** Why an operator has to decide which project it is. */
    project_doubt: text('project_doubt', { enum: ['same_name_farther', 'near_name', 'several'] }),
    road: text('road'),
    soi: text('soi'),
    landmark_th: text('landmark_th'),
    landmark_en: text('landmark_en'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    location_precision: text('location_precision'),
    /** Corners in degrees; public only with an exact place. */
    plot_outline: text('plot_outline'),
    /** Seed of the shift of an approximate point. Random, since ids and this code are public. Never leaves the API. */
    location_seed: uuid('location_seed').notNull().defaultRandom(),

    video_url: text('video_url'),
    /** Channels that this listing shows; null until its owner has chosen. */
    contact_channels: text('contact_channels').array().$type<ContactChannel[]>(),
    /** When the owner confirmed the right to list. */
    declared_at: instant('declared_at'),
    completeness: smallint('completeness').notNull().default(0),
    view_count: integer('view_count').notNull().default(0),
    save_count: integer('save_count').notNull().default(0),
    lead_count: integer('lead_count').notNull().default(0),
  },
  (t) => [
    index('assets_owner').on(t.owner_id, t.updated_at),
    index('assets_confirmed')
      .on(t.confirmed_at)
      .where(sql`status = 'published'`),
    index('assets_expires')
      .on(t.expires_at)
      .where(sql`status = 'published'`),
    index('assets_soi')
      .on(t.district_code, sql`${reversedSoi(t.soi)} text_pattern_ops`)
      .where(sql`soi is not null`),
    index('assets_place')
      .on(t.subdistrict_code, t.property_type)
      .where(sql`status <> 'deleted'`),
    index('assets_project')
      .on(t.project_name_th)
      .where(sql`status = 'published'`),
    index('assets_project_id')
      .on(t.project_id)
      .where(sql`project_id is not null`),
    index('assets_project_unmatched')
      .on(t.id)
      .where(
        sql`status = 'published' and project_id is null and project_doubt is null and (project_name_th is not null or project_name_en is not null)`,
      ),
    index('assets_project_doubt')
      .on(t.id)
      .where(sql`project_doubt is not null`),
  ],
);

/** How a picture is made from its original; `PictureEdit` of the images module. */
interface StoredEdit {
  turn: 0 | 90 | 180 | 270;
  crop: { x: number; y: number; width: number; height: number } | null;
}

const imageColumns = () => ({
  asset_id: bigint('asset_id', { mode: 'number' })
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** Of a turned or cropped picture: the key of its original. Never leaves the API, because a crop may hide something. */
  source_key: text('source_key'),
  /** How the picture is made from its original. */
  edit: jsonb('edit').$type<StoredEdit>(),
  kind: text('kind', { enum: ['photo', 'floor_plan'] }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Of all its stored files. */
  bytes: integer('bytes').notNull(),
  thumbhash: text('thumbhash').notNull(),
  /** Perceptual hash (`difference-hash.ts`); null for drawn demonstration pictures. Never leaves the API. */
  dhash: bit('dhash', { dimensions: 64 }),
  category: text('category'),
  caption_th: text('caption_th'),
  caption_en: text('caption_en'),
  sort: integer('sort').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
});

/**
 * Photographs and floor plans. `key` names the stored original and its variants. `sort` starts at 0; the first is the
 * cover.
 */
export const assetImages = pgTable('asset_images', { id: rowId(), ...imageColumns() }, (t) => [
  index('asset_images_asset').on(t.asset_id, t.kind, t.sort),
  index('asset_images_key').on(t.key),
  index('asset_images_source')
    .on(t.source_key)
    .where(sql`source_key is not null`),
]);

/** Append-only event log of an asset; dates and prices of it are public. */
export const assetEvents = pgTable(
  'asset_events',
  {
    id: rowId(),
    asset_id: bigint('asset_id', { mode: 'number' })
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    at: instant('at').notNull().defaultNow(),
    price_kind: text('price_kind', { enum: publicPriceKinds }),
    price_from: baht('price_from'),
    price_to: baht('price_to'),
  },
  (t) => [index('asset_events_asset').on(t.asset_id, t.at), index('asset_events_at').on(t.at)],
);

/**
 * Price changes of which the members who saved the asset have not been notified. They are notified once, of the price
 * at `due_at`.
 */
export const priceNotices = pgTable(
  'price_notices',
  {
    asset_id: bigint('asset_id', { mode: 'number' })
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    price_kind: text('price_kind', { enum: publicPriceKinds }).notNull(),
    /** The last price they know. */
    price_from: baht('price_from').notNull(),
    due_at: instant('due_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.asset_id, t.price_kind] }), index('price_notices_due').on(t.due_at)],
);

/**
 * Changes of a listing that its owner has not published yet; at most one set per asset, seen by the owner alone. Assets
 * that were never published have none.
 */
export const assetChanges = pgTable('asset_changes', {
  asset_id: bigint('asset_id', { mode: 'number' })
    .primaryKey()
    .references(() => assets.id, { onDelete: 'cascade' }),
  /** The changed fields with their new values. */
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
  /** Whether `changed_images` holds the pictures of this set. */
  has_images: boolean('has_images').notNull().default(false),
  updated_at: instant('updated_at').notNull().defaultNow(),
  /** A discarded set can be restored until the next change begins a new one. */
  discarded_at: instant('discarded_at'),
});

/**
 * All pictures of a listing as its owner has changed them. Ids are shared with `asset_images`: a picture keeps its id
 * when it is published.
 */
export const changedImages = pgTable(
  'changed_images',
  { id: bigint('id', { mode: 'number' }).primaryKey(), ...imageColumns() },
  (t) => [
    index('changed_images_asset').on(t.asset_id),
    index('changed_images_key').on(t.key),
    index('changed_images_source')
      .on(t.source_key)
      .where(sql`source_key is not null`),
  ],
);
