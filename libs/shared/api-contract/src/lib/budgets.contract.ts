import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName } from './fields.ts';

/** The budgets of the comparison, whole baht. */
export const budgets = [2_000_000, 3_000_000, 5_000_000] as const;

/** The most areas of the comparison. */
export const maxBudgetAreas = 5;

/** The fewest condos for sale from which an area has a median. */
export const fewestForBudget = 8;

export const BudgetArea = z.object({
  /** Below `/areas/`. */
  path: z.string(),
  name: BilingualName,
  /** The condos for sale there, as a query string of the list page. */
  search: z.string(),
  /** The median asking price, whole baht per m². */
  median_per_sqm: z.int(),
  /** What each of {@link budgets} buys at the median, whole m², and the number of condos up to that price. */
  budgets: z.array(z.object({ baht: z.int(), sqm: z.int(), count: z.int() })),
});
export type BudgetArea = z.infer<typeof BudgetArea>;

export const getBudgetAreas = endpoint({
  method: 'GET',
  path: '/areas/budgets',
  summary:
    'What a budget buys: the districts with the most condos for sale, with their median asking price per m². Districts with fewer than eight are left out',
  tag: 'assets',
  access: 'public',
  response: z.object({ items: z.array(BudgetArea) }),
  problems: [],
});
