import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName, Id, Instant, PathId } from './fields.ts';
import { priceDeals } from './monthly-prices.contract.ts';
import { leastCompared } from './price-standing.contract.ts';

/** Groups of provinces in which estimates are measured; `around` are the five provinces next to Bangkok. */
const errorPlaces = ['bangkok', 'around', 'elsewhere', 'everywhere'] as const;

/**
 * What similar listings ask, as a range of prices in whole baht: about eight in ten prices lie inside. `error` is the
 * accuracy of such ranges, measured on listings whose own price was left out.
 */
export const PriceInterval = z.object({
  low: z.int(),
  middle: z.int(),
  high: z.int(),
  comparables: z.int().check(z.gte(leastCompared)),
  error: z.object({
    place: z.enum(errorPlaces),
    /** Listings that were estimated. */
    estimated: z.int(),
    /** Half of the estimates were off by this much or less, per cent. */
    median_percent: z.int(),
    /** Prices that were inside their interval, per cent. */
    covered_percent: z.int(),
  }),
});
export type PriceInterval = z.infer<typeof PriceInterval>;

const priceScopes = ['project', 'soi', 'subdistrict', 'district'] as const;

/** Prices per unit of area of the other listings of the same type and deal in a place: eight in ten are within. */
const PriceScope = z.object({
  scope: z.enum(priceScopes),
  name: BilingualName,
  assets: z.int().check(z.gte(leastCompared)),
  low: z.int(),
  median: z.int(),
  high: z.int(),
});
export type PriceScope = z.infer<typeof PriceScope>;

/** A listing that the interval was drawn from. */
const ComparedAsset = z.object({
  id: Id,
  title_th: z.string(),
  title_en: z.nullable(z.string()),
  price: z.int(),
  per_unit: z.int(),
  /** m² of the usable area or, for land, of the plot. */
  area_sqm: z.number(),
  bedrooms: z.nullable(z.int()),
  /** Metres between the shown points, in steps of 50; null where either has none. */
  metres: z.nullable(z.int()),
  is_same_project: z.boolean(),
});
export type ComparedAsset = z.infer<typeof ComparedAsset>;

/** The most assets that are listed as comparables. */
export const maxComparables = 5;

export const PriceComparison = z.object({
  deal: z.enum(priceDeals),
  /** What `per_unit` is divided by: square wah for land. */
  unit: z.enum(['sqm', 'sq_wah']),
  per_unit: z.int(),
  price: z.int(),
  area_sqm: z.number(),
  /** Days since the listing was published, and by how much its price is lower than at first, per cent. */
  days: z.int(),
  lowered_percent: z.int(),
  scopes: z.array(PriceScope),
  /** When the oldest of the compared listings was published, and the hour in which they were compared. */
  since: z.nullable(Instant),
  at: Instant,
  interval: z.nullable(PriceInterval),
  comparables: z.array(ComparedAsset).check(z.maxLength(maxComparables)),
  /** The same kind in the district or, where it has too few, in the province. */
  market: z.nullable(
    z.object({
      scope: z.enum(['district', 'province']),
      assets: z.int(),
      /** Median days since they were listed. */
      days: z.int(),
      /** Listings whose price is lower than at first, per cent. */
      lowered_percent: z.int(),
    }),
  ),
});
export type PriceComparison = z.infer<typeof PriceComparison>;

export const getPriceComparison = endpoint({
  method: 'GET',
  path: '/assets/:id/price-comparison',
  summary:
    'The asking price of a listing beside those of similar ones; null for one that is no longer on offer or has no price per area',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: z.nullable(PriceComparison),
  problems: ['not_found', 'gone', 'asset_paused'],
});

export const getPriceInterval = endpoint({
  method: 'GET',
  path: '/member/assets/:id/price-interval',
  summary: 'What listings like one of my assets ask; null where fewer than eight can be compared',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: z.nullable(PriceInterval),
  problems: ['not_found'],
});

export const getPriceErrors = endpoint({
  method: 'GET',
  path: '/price-errors',
  summary: 'How far price intervals were off on listings whose own price was left out, by type, deal and place',
  tag: 'assets',
  access: 'public',
  response: z.array(
    z.object({
      property_type: z.string(),
      deal: z.enum(priceDeals),
      /** `sold`: against the prices that closed listings were sold or rented for, if seller and buyer agree to it. */
      place: z.enum([...errorPlaces, 'sold']),
      estimated: z.int(),
      silent: z.int(),
      /** Shares, 0–1. */
      median_error: z.number(),
      coverage: z.number(),
      measured_at: Instant,
    }),
  ),
  problems: [],
});
