import { assetStatuses, codesOf, orientations, listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import { publicPriceKinds } from '@yoodee/asset-rules';
import * as z from 'zod/mini';
import { assetFieldShape } from './asset-fields.schema.ts';
import { assetPageSize, facetNames, nearMissKeys } from './asset-list.ts';
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

/** A rail station near an asset. Metres are in a straight line; walking minutes allow for detours. */
export const NearStation = z.object({
  station_id: z.string(),
  name: BilingualName,
  line: BilingualName,
  line_colour: z.string(),
  metres: z.int(),
  walk_minutes: z.int(),
});
export type NearStation = z.infer<typeof NearStation>;

/** A station with its direction from the shown point of an asset. */
export const StationAround = z.extend(NearStation, { direction: z.enum(codesOf(orientations)) });
export type StationAround = z.infer<typeof StationAround>;

/** A journey as an estimate: minutes from door to door, and the trains that one takes, 0 if one walks. */
export const Journey = z.object({ minutes: z.int(), trains: z.int() });
export type Journey = z.infer<typeof Journey>;

/**
 * An asset in lists. Money is in whole baht, areas in m² and square wah; unknown values are null. Where the seller wrote
 * no English, `title_en` is composed from facts and `project_name_en` romanised; null if that cannot be done for certain.
 */
export const AssetSummary = z.object({
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  listing_type: z.enum(codesOf(listingTypes)),
  property_type: z.enum(codesOf(propertyTypes)),
  seller_role: assetFieldShape.seller_role,
  /** Published listings of a seller who lists as owner, where they are more than a private owner has; else null. */
  seller_listings: z.nullable(z.int()),
  urgency: assetFieldShape.urgency,
  title_th: z.string(),
  title_en: z.nullable(z.string()),
  project_name_th: z.nullable(z.string()),
  project_name_en: z.nullable(z.string()),
  /** The project that it is matched with; it may be merged since. */
  project_id: z.optional(Id),
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
  /** To each place of the search's `reach`, in its order, from the shown point; absent without `reach`. */
  journeys: z.optional(z.array(z.nullable(Journey))),
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

/** A public event in the life cycle of an asset; prices in whole baht. */
export const AssetEvent = z.object({
  kind: z.enum(assetEventKinds),
  at: Instant,
  price_kind: z.nullable(z.enum(publicPriceKinds)),
  price_from: z.nullable(z.int()),
  price_to: z.nullable(z.int()),
});
export type AssetEvent = z.infer<typeof AssetEvent>;

/** The public profile of the member who posted an asset, with the channels that the listing shows. */
export const Seller = z.object({
  id: Id,
  display_name: z.string(),
  /** The name in Latin letters, by the Royal Thai General System if it is Thai; null if it cannot be read. */
  display_name_en: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  member_since: Instant,
  phone_verified: z.boolean(),
  line_linked: z.boolean(),
  /** Whether the phone number can be requested; it is never part of this response. */
  has_phone: z.boolean(),
  line_id: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  active_assets: z.int(),
  /** Minutes in which half of the first enquiries were answered; absent below ten of them. */
  answers_within_min: z.optional(z.int()),
  /** How many of the viewings that both agreed on the seller kept; absent below ten of them. */
  kept_viewings: z.optional(z.object({ kept: z.int(), of: z.int() })),
});
export type Seller = z.infer<typeof Seller>;

/**
 * A full asset as visitors see it. If `location_precision` is approximate, `lat` and `lng` are moved by up to 200 m;
 * the API never returns the exact point, and `plot_outline` is null. A closed asset still has its page. English texts are as in a summary.
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
  /** Whether `title_en` was composed, not written by the seller. */
  is_title_en_composed: z.boolean(),
  /** `soi` and `road` in Latin letters; null as in `project_name_en`. */
  soi_en: z.nullable(z.string()),
  road_en: z.nullable(z.string()),
  price_original_sale: z.nullable(z.int()),
  price_original_rent: z.nullable(z.int()),
  price_per_sqm: z.nullable(z.int()),
  price_per_sq_wah: z.nullable(z.int()),
  land_total_sq_wah: z.nullable(z.number()),
  land_sqm: z.nullable(z.number()),
  place: Place,
  nearest_stations: z.array(StationAround),
  images: z.array(AssetImage),
  floor_plans: z.array(AssetImage),
  first_published_at: z.nullable(Instant),
  published_at: z.nullable(Instant),
  confirmed_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  closed_at: z.nullable(Instant),
  updated_at: Instant,
  events: z.array(AssetEvent),
  seller: Seller,
});
export type AssetDetail = z.infer<typeof AssetDetail>;

/**
 * The number of assets per option: OR inside one facet, AND across facets. Options without assets are absent.
 * `bedrooms` counts assets with at least that many, like its filter. `district` is counted inside the chosen province
 * and is empty without one.
 */
export const FacetCounts = z.partialRecord(z.enum(facetNames), z.record(z.string(), z.int()));
export type FacetCounts = z.infer<typeof FacetCounts>;

/**
 * How an asset misses a filter: what was asked for and what it has, in the unit of the filter; for `station` and `rail`
 * metres in a straight line, for `reach` minutes to the place at that position in it.
 */
const NearMissGap = z.object({
  key: z.enum(nearMissKeys),
  asked: z.number(),
  has: z.number(),
  position: z.optional(z.int()),
});
export type NearMissGap = z.infer<typeof NearMissGap>;

export const AssetPage = z.object({
  ...pageOf(AssetSummary),
  facets: FacetCounts,
  /**
   * If nothing matches: up to three changes of the query that would match, with their totals. The next larger distance
   * from the stations (`station_m`) comes first, then single filters to drop, or pairs if one is not enough.
   */
  relaxations: z.array(z.object({ drop: z.array(z.string()), station_m: z.optional(z.int()), total: z.int() })),
  /**
   * If nothing matches: assets that miss only prices, sizes, rooms, distances or minutes, and those by little (30 %, one
   * room, the next distance). Those that ask the least come first.
   */
  near_misses: z.array(z.object({ asset: AssetSummary, gaps: z.array(NearMissGap) })),
  /** With `detail`: the same assets in full. */
  details: z.optional(z.array(AssetDetail)),
});
export type AssetPage = z.infer<typeof AssetPage>;

/** The most assets that can be compared. */
export const maxCompared = 4;

/** Ids as `12,7,31`, at most one page; duplicates are removed. */
const AssetIds = z.pipe(
  z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${assetPageSize - 1}}$`))),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

/**
 * With `ids` there is no search: the response contains those of the assets that visitors can open, including closed
 * ones, in the given order. With `detail` it contains at most four of them in full, for comparison.
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
    'Search published assets, 24 a page, or get those in `ids`. Unknown keys are ignored, invalid values give 400',
  tag: 'assets',
  access: 'public',
  query: AssetListQuery,
  response: AssetPage,
  problems: ['not_found'],
});

export const getAsset = endpoint({
  method: 'GET',
  path: '/assets/:id',
  summary: 'One asset. 410 once deleted or hidden, 404 with a code of its own while paused',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: AssetDetail,
  problems: ['not_found', 'gone', 'asset_paused'],
});
