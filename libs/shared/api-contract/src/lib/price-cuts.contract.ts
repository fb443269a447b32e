import * as z from 'zod/mini';
import { AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';

/** Days for which a price cut counts as new. */
export const priceCutDays = 7;

/** The most assets of one response. */
export const maxPriceCuts = 8;

/** A lower leading price: whole baht before and now, and the time of the last change. */
export const PriceCut = z.object({ asset: AssetSummary, from: z.int(), to: z.int(), at: Instant });
export type PriceCut = z.infer<typeof PriceCut>;

export const getPriceCuts = endpoint({
  method: 'GET',
  path: '/price-cuts',
  summary:
    'Published assets whose leading price fell by 1 % or more within seven days, the largest share first. A change counts when its owner can no longer take it back',
  tag: 'assets',
  access: 'public',
  response: z.object({ items: z.array(PriceCut) }),
  problems: [],
});
