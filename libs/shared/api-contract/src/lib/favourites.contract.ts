import * as z from 'zod/mini';
import { AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';

export const favouriteLimits = {
  /** The most favourites that a member or a browser can save. */
  count: 500,
  note: 500,
} as const;

export const favouritePageSize = 24;

/** A favourite. `asset` is null once visitors can no longer open its page; the note remains. */
export const Favourite = z.object({
  asset_id: Id,
  note: z.nullable(z.string()),
  created_at: Instant,
  asset: z.nullable(AssetSummary),
  /** The last change of its price since it was saved; whole baht. */
  price_change: z.nullable(z.object({ from: z.int(), to: z.int(), at: Instant })),
});
export type Favourite = z.infer<typeof Favourite>;

export const getFavourites = endpoint({
  method: 'GET',
  path: '/member/favourites',
  summary: 'My favourites, newest first; 24 a page',
  tag: 'member',
  access: 'member',
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))) }),
  response: z.object(pageOf(Favourite)),
  problems: [],
});

/**
 * Adds favourites, e.g. those that a browser stored before its visitor signed in. Responds with all favourites, newest
 * first. Existing ones are not changed; assets that visitors cannot open and those beyond the limit are left out.
 */
export const mergeFavourites = endpoint({
  method: 'PUT',
  path: '/member/favourites',
  summary: 'Add several favourites',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ asset_ids: z.array(Id).check(z.maxLength(favouriteLimits.count)) }),
  response: z.object({ asset_ids: z.array(Id) }),
  problems: ['too_many_requests'],
});

/** An absent note is not changed; an empty or null one clears it. */
export const putFavourite = endpoint({
  method: 'PUT',
  path: '/member/favourites/:asset_id',
  summary: 'Add a favourite, or change its note',
  tag: 'member',
  access: 'member',
  params: z.object({ asset_id: PathId }),
  body: z.strictObject({
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(favouriteLimits.note)))),
  }),
  response: Favourite,
  problems: ['not_found', 'favourite_limit', 'too_many_requests'],
});

/** The response is the same if the asset was not a favourite. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/member/favourites/:asset_id',
  summary: 'Remove a favourite',
  tag: 'member',
  access: 'member',
  params: z.object({ asset_id: PathId }),
  response: z.null(),
  problems: ['too_many_requests'],
});
