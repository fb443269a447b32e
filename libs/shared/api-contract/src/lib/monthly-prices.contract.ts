import { codesOf, propertyTypes } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';

/** The kind of asking price: to buy, or per month. */
export const priceDeals = ['sale', 'rent'] as const;
export type PriceDeal = (typeof priceDeals)[number];

/** Subscribers are notified when a median falls by at least this much, in per cent. */
export const leastFall = 5;

/**
 * The least number of assets in each of the compared months: with fewer, new and removed assets alone would move a
 * median.
 */
export const leastForFall = 20;

/** Asking prices of at least eight assets in one month; whole baht. */
const MonthFigures = z.object({
  assets: z.int(),
  median: z.int(),
  /** Per m² of the usable area or, for land, of the plot; null where too few state it. */
  median_per_sqm: z.nullable(z.int()),
});

const Kind = z.object({ property_type: z.enum(codesOf(propertyTypes)), deal: z.enum(priceDeals) });

/**
 * The median asking prices of a district by month in Bangkok time, at most 24 months. Each listing counts once a month,
 * at its price at the end of the month or when it left.
 */
export const DistrictPrices = z.object({
  /** Of the newest month, each type and deal with enough assets. */
  newest: z.array(z.extend(Kind, MonthFigures.shape)),
  /** Of the page's type, or of the type with most assets; oldest first; null with fewer than three months. */
  course: z.nullable(
    z.extend(Kind, {
      months: z.array(z.extend(MonthFigures, { month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) })),
    }),
  ),
  /** Whether prices of the demonstration are among them. */
  is_demonstration: z.boolean(),
});
export type DistrictPrices = z.infer<typeof DistrictPrices>;
