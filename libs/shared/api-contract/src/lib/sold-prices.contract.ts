import * as z from 'zod/mini';
import { Id } from './fields.ts';
import { priceDeals } from './monthly-prices.contract.ts';

/**
 * The price that a listing was sold or rented for, which its seller may state when closing it. It is private. With
 * `agrees` the seller allows the site to measure its estimates by it, once the buyer has agreed too, in the
 * conversation that is named here.
 */
export const SoldFor = z.strictObject({
  /** Whole baht; a rent is per month. */
  price: z.int().check(z.gte(1), z.lte(100_000_000_000)),
  agrees: z.boolean(),
  /** My conversation about this listing with the buyer or tenant. */
  conversation_id: z.optional(Id),
});
export type SoldFor = z.infer<typeof SoldFor>;

/** What a buyer is asked in their conversation. */
export const AskedSoldPrice = z.object({
  deal: z.enum(priceDeals),
  price: z.int(),
  /** Their answer, which they can change; null without one. */
  agrees: z.nullable(z.boolean()),
});
export type AskedSoldPrice = z.infer<typeof AskedSoldPrice>;
