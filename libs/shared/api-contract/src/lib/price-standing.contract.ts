import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';

/** Fewer than these say nothing about a price. */
export const leastCompared = 8;

/** Where the compared assets lie: the asset's own district, or, with too few there, its province. */
export const standingScopes = ['district', 'province'] as const;

/**
 * How an asset's price per m² (of the usable area, else of the land) stands among those of published assets of its type,
 * deal and size. `above_percent` is the share of them that ask less, 0–100, those that ask the same counted half; 0 and 100 are none and all.
 * `median` is whole baht per m².
 */
export const PriceStanding = z.object({
  scope: z.enum(standingScopes),
  compared: z.int().check(z.gte(leastCompared)),
  above_percent: z.int().check(z.gte(0), z.lte(100)),
  per_sqm: z.int(),
  median: z.int(),
});
export type PriceStanding = z.infer<typeof PriceStanding>;

export const getPriceStanding = endpoint({
  method: 'GET',
  path: '/member/assets/:id/price-standing',
  summary: 'Where the price of one of my assets stands among similar ones; null where too few can be compared',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: z.nullable(PriceStanding),
  problems: ['not_found'],
});
