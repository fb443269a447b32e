import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';

/** The least number of assets to compare with. */
export const leastCompared = 8;

/** The area of the compared assets: the asset's district, or its province if the district has too few. */
const standingScopes = ['district', 'province'] as const;

/**
 * The rank of an asset's price per m² (of the usable area, else of the land) among published assets of the same type,
 * deal and size. `above_percent` is the share with a lower price, 0–100; equal prices count half. It is 0 or 100 only
 * if no asset or every asset has a lower price. `median` is in whole baht per m².
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
