import * as z from 'zod/mini';
import { AssetSummary } from './assets.contract.ts';
import { assetPageSize } from './asset-list.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';

/** How often a member is notified of new matches; `off`: never, but the search stays saved. */
export const savedSearchFrequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type SavedSearchFrequency = (typeof savedSearchFrequencies)[number];

/**
 * What a search notifies about: new matches, or that the median asking price of one district, type and deal has fallen.
 * The query of the latter names exactly these: `district`, one `property_type`, and `listing_type=sale` or `rent`.
 */
export const searchKinds = ['matches', 'prices'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const savedSearchLimits = {
  /** The most saved searches of one member. */
  count: 50,
  name: 80,
  query: 4_000,
} as const;

export const savedSearchPageSize = assetPageSize;

export const SavedSearch = z.object({
  id: Id,
  kind: z.enum(searchKinds),
  name: z.string(),
  /** The list page's query in its canonical form, without sort order and page. */
  query: z.string(),
  frequency: z.enum(savedSearchFrequencies),
  created_at: Instant,
  last_run_at: Instant,
  /** Assets it has notified about so far. */
  match_count: z.int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(savedSearchLimits.name));
const query = z.string().check(z.maxLength(savedSearchLimits.query));
const frequency = z.enum(savedSearchFrequencies);
const ofMine = { tag: 'member', access: 'member', params: z.object({ id: PathId }) } as const;

export const getSavedSearches = endpoint({
  method: 'GET',
  path: '/member/saved-searches',
  summary: 'My saved searches, newest first',
  tag: 'member',
  access: 'member',
  response: z.object({ items: z.array(SavedSearch), total: z.int() }),
  problems: [],
});

/** A query that is already saved is returned unchanged. It must have at least one filter. */
export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/member/saved-searches',
  summary: 'Save a search',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ kind: z.optional(z.enum(searchKinds)), name, query, frequency: z.optional(frequency) }),
  response: SavedSearch,
  status: 201,
  problems: ['saved_search_limit', 'too_many_requests'],
});

/** Absent keys are not changed. A new query, or turning notifications on again, starts from now. */
export const updateSavedSearch = endpoint({
  ...ofMine,
  method: 'PUT',
  path: '/member/saved-searches/:id',
  summary: 'Change the name, query or frequency of a saved search',
  body: z.strictObject({ name: z.optional(name), query: z.optional(query), frequency: z.optional(frequency) }),
  response: SavedSearch,
  problems: ['not_found', 'too_many_requests'],
});

export const removeSavedSearch = endpoint({
  ...ofMine,
  method: 'DELETE',
  path: '/member/saved-searches/:id',
  summary: 'Remove a saved search',
  response: z.null(),
  problems: ['not_found', 'too_many_requests'],
});

export const getSavedSearchMatches = endpoint({
  ...ofMine,
  method: 'GET',
  path: '/member/saved-searches/:id/matches',
  summary: 'Assets that a saved search has notified about, latest first; 24 a page. Assets without a page are left out',
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000))) }),
  response: z.object(pageOf(z.object({ asset: AssetSummary, matched_at: Instant }))),
  problems: ['not_found'],
});
