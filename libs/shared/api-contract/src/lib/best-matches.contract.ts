import * as z from 'zod/mini';
import { AssetQuery } from './asset-query.ts';
import { AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';

/** Why an asset has its place in the order `best`: in the order in which the parts count. */
export const MatchReason = z.object({
  /** Whether its title has all words of `q`; null without words. */
  is_titled: z.nullable(z.boolean()),
  /** Metres in a straight line to the nearest of the searched stations; null without stations. */
  metres: z.nullable(z.int()),
  /** 0–100, of the fields that its kind of property has. */
  completeness: z.int(),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const getBestMatches = endpoint({
  method: 'GET',
  path: '/assets/best',
  summary:
    'A page of the best matches, whatever `sort` says, each with what puts it there: words in the title, distance to the searched stations, then confirmation and completeness (6 hours for each percent). Payment is no part of it',
  tag: 'assets',
  access: 'public',
  query: AssetQuery,
  response: z.object({
    items: z.array(z.object({ asset: AssetSummary, reason: MatchReason })),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
  problems: ['not_found'],
});
