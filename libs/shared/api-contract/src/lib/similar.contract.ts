import * as z from 'zod/mini';
import { AssetEvent, AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { Instant, PathId } from './fields.ts';

/**
 * The range of the search that found them: `near` is within 5 km and 20 % of the price, `wider` within 15 km and 35 %,
 * `province` in the same province and within 50 %.
 */
const similarScopes = ['near', 'wider', 'province'] as const;
export type SimilarScope = (typeof similarScopes)[number];

/** The most assets of one response. */
export const maxSimilar = 8;

export const SimilarAssets = z.object({ items: z.array(AssetSummary), scope: z.enum(similarScopes) });
export type SimilarAssets = z.infer<typeof SimilarAssets>;

export const getSimilarAssets = endpoint({
  method: 'GET',
  path: '/assets/:id/similar',
  summary:
    'Published assets of the same type and kind of deal, closest in price and place first; for one that is gone too',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: SimilarAssets,
  problems: ['not_found'],
});

export const AssetHistory = z.object({
  first_published_at: z.nullable(Instant),
  /** Oldest first. */
  events: z.array(AssetEvent),
});
export type AssetHistory = z.infer<typeof AssetHistory>;

export const getAssetHistory = endpoint({
  method: 'GET',
  path: '/assets/:id/history',
  summary: 'Events of an asset since it was first listed, with dates and prices. 410 once deleted or hidden',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: AssetHistory,
  problems: ['not_found', 'gone'],
});
