import * as z from 'zod/mini';
import { assetStatuses } from './asset-facts.options.ts';
import { codesOf, listingTypes, propertyTypes } from './asset.options.ts';
import { assetFieldShape } from './asset-fields.schema.ts';
import { assetPageSize, facetNames } from './asset-address.ts';
import { AssetQuery } from './asset-query.ts';
import { endpoint } from './endpoint.ts';
import { BilingualName, Id, Instant, pageOf, PathId } from './fields.ts';
import { AssetImage } from './images.contract.ts';

const Cover = z.pick(AssetImage, { key: true, width: true, height: true, thumbhash: true });

const Place = z.object({
  province_code: z.string(),
  district_code: z.string(),
  subdistrict_code: z.nullable(z.string()),
  province: BilingualName,
  district: BilingualName,
  subdistrict: z.nullable(BilingualName),
});

/** A rail station near an asset, by straight line; minutes at a walking pace with detours. */
export const NearStation = z.object({
  station_id: z.string(),
  name: BilingualName,
  line: BilingualName,
  line_colour: z.string(),
  metres: z.int(),
  walk_minutes: z.int(),
});
export type NearStation = z.infer<typeof NearStation>;

/** An asset as lists show it. Money in whole baht, areas in m² and square wah; unknown is null. */
export const AssetSummary = z.object({
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  listing_type: z.enum(codesOf(listingTypes)),
  property_type: z.enum(codesOf(propertyTypes)),
  seller_role: assetFieldShape.seller_role,
  urgency: assetFieldShape.urgency,
  title_th: z.string(),
  title_en: z.nullable(z.string()),
  project_name_th: z.nullable(z.string()),
  project_name_en: z.nullable(z.string()),
  price_sale: z.nullable(z.int()),
  price_rent_month: z.nullable(z.int()),
  price_original_sale: z.nullable(z.int()),
  price_original_rent: z.nullable(z.int()),
  takeover_price: z.nullable(z.int()),
  down_payment_asking: z.nullable(z.int()),
  price_per_sqm: z.nullable(z.int()),
  price_per_sq_wah: z.nullable(z.int()),
  bedrooms: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  parking_spaces: z.nullable(z.int()),
  usable_area_sqm: z.nullable(z.number()),
  land_total_sq_wah: z.nullable(z.number()),
  place: Place,
  nearest_station: z.nullable(NearStation),
  cover: z.nullable(Cover),
  image_count: z.int(),
  published_at: z.nullable(Instant),
  confirmed_at: z.nullable(Instant),
});
export type AssetSummary = z.infer<typeof AssetSummary>;

export const assetEventKinds = [
  'published',
  'price_changed',
  'confirmed',
  'paused',
  'resumed',
  'reserved',
  'closed',
  'expired',
  'relisted',
] as const;

/** A dated public fact of an asset's life; prices in whole baht. */
export const AssetEvent = z.object({
  kind: z.enum(assetEventKinds),
  at: Instant,
  price_kind: z.nullable(z.enum(['sale', 'rent', 'takeover'])),
  price_from: z.nullable(z.int()),
  price_to: z.nullable(z.int()),
});
export type AssetEvent = z.infer<typeof AssetEvent>;

/** Who posted an asset, as far as the public may know. */
export const Poster = z.object({
  id: Id,
  display_name: z.string(),
  image_url: z.nullable(z.string()),
  member_since: Instant,
  phone_verified: z.boolean(),
  line_linked: z.boolean(),
  /** Whether a phone can be asked for; the number itself is never here. */
  has_phone: z.boolean(),
  line_id: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  active_assets: z.int(),
});
export type Poster = z.infer<typeof Poster>;

/**
 * A whole asset as visitors see it. With `location_precision` approximate, `lat` and `lng` are already moved by up to
 * 200 m; the true point never leaves the API. A closed asset keeps its page.
 */
export const AssetDetail = z.object({
  ...assetFieldShape,
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  version: z.int(),
  listing_type: z.enum(codesOf(listingTypes)),
  property_type: z.enum(codesOf(propertyTypes)),
  title_th: z.string(),
  price_original_sale: z.nullable(z.int()),
  price_original_rent: z.nullable(z.int()),
  price_per_sqm: z.nullable(z.int()),
  price_per_sq_wah: z.nullable(z.int()),
  land_total_sq_wah: z.nullable(z.number()),
  land_sqm: z.nullable(z.number()),
  place: Place,
  nearest_stations: z.array(NearStation),
  images: z.array(AssetImage),
  floor_plans: z.array(AssetImage),
  first_published_at: z.nullable(Instant),
  published_at: z.nullable(Instant),
  confirmed_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  closed_at: z.nullable(Instant),
  updated_at: Instant,
  events: z.array(AssetEvent),
  poster: Poster,
});
export type AssetDetail = z.infer<typeof AssetDetail>;

/**
 * How many assets each option would leave: OR inside one facet, AND across facets. An option that would leave none is
 * absent. `bedrooms` counts as its filter does, so many or more; `district` is counted inside the chosen province, and
 * empty without one.
 */
export const FacetCounts = z.partialRecord(z.enum(facetNames), z.record(z.string(), z.int()));
export type FacetCounts = z.infer<typeof FacetCounts>;

export const AssetPage = z.object({
  ...pageOf(AssetSummary),
  facets: FacetCounts,
  /**
   * When nothing matches: up to three ways to find something, and how much. First the next distance from the stations
   * that does (`station_m`), then filters that could be dropped, or pairs where one is not enough.
   */
  relaxations: z.array(z.object({ drop: z.array(z.string()), station_m: z.optional(z.int()), total: z.int() })),
  /** With `detail`: the same assets whole. */
  details: z.optional(z.array(AssetDetail)),
});
export type AssetPage = z.infer<typeof AssetPage>;

/** How many assets stand side by side. */
export const maxCompared = 4;

/** Ids as `12,7,31`, at most a page of them; each counts once. */
const AssetIds = z.pipe(
  z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${assetPageSize - 1}}$`))),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

/**
 * With `ids` nothing is searched: the answer holds those of the named assets that visitors can open, closed ones too,
 * in that order. With `detail` as well, at most four, whole, for comparing.
 */
const AssetListQuery = z.extend(AssetQuery, { ids: z.optional(AssetIds), detail: z.optional(z.literal('1')) }).check(
  z.refine(({ ids, detail }) => detail === undefined || (ids !== undefined && ids.length <= maxCompared), {
    path: ['detail'],
  }),
);

export const searchAssets = endpoint({
  method: 'GET',
  path: '/assets',
  summary:
    'Search published assets, 24 a page, or read those in `ids`. Unknown keys are ignored, impossible values answer 400',
  tag: 'assets',
  access: 'public',
  query: AssetListQuery,
  response: AssetPage,
  problems: ['not_found'],
});

export const getAsset = endpoint({
  method: 'GET',
  path: '/assets/:id',
  summary: 'One asset. 410 once deleted or hidden',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: AssetDetail,
  problems: ['not_found', 'gone'],
});
