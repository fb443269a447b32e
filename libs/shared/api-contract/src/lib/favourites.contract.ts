import * as z from 'zod/mini';
import { AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';

export const favouriteLimits = {
  /** Assets that one member, or one browser, may keep. */
  count: 500,
  note: 500,
} as const;

export const favouritePageSize = 24;

/** An asset that I keep. `asset` is null once visitors can no longer open its page; what I noted stays. */
export const Favourite = z.object({
  asset_id: Id,
  note: z.nullable(z.string()),
  created_at: Instant,
  asset: z.nullable(AssetSummary),
  /** The last change of its price since I have kept it; whole baht. */
  price_change: z.nullable(z.object({ from: z.int(), to: z.int(), at: Instant })),
});
export type Favourite = z.infer<typeof Favourite>;

export const getFavourites = endpoint({
  method: 'GET',
  path: '/member/favourites',
  summary: 'Assets I keep, newest first; 24 a page',
  tag: 'member',
  access: 'member',
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))) }),
  response: z.object(pageOf(Favourite)),
  problems: [],
});

/**
 * Keeps these as well, e.g. what a browser collected before its visitor signed in; answers everything that is kept,
 * newest first. What is kept already stays as it is; assets that visitors cannot open are left out, and so is what comes
 * after the limit.
 */
export const mergeFavourites = endpoint({
  method: 'PUT',
  path: '/member/favourites',
  summary: 'Keep several assets',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ asset_ids: z.array(Id).check(z.maxLength(favouriteLimits.count)) }),
  response: z.object({ asset_ids: z.array(Id) }),
  problems: ['too_many_requests'],
});

/** An absent note stays as it is; an empty or null one is cleared. */
export const putFavourite = endpoint({
  method: 'PUT',
  path: '/member/favourites/:asset_id',
  summary: 'Keep an asset, or change the note on it',
  tag: 'member',
  access: 'member',
  params: z.object({ asset_id: PathId }),
  body: z.strictObject({
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(favouriteLimits.note)))),
  }),
  response: Favourite,
  problems: ['not_found', 'favourite_limit', 'too_many_requests'],
});

/** An asset that is not kept is answered alike. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/member/favourites/:asset_id',
  summary: 'Keep an asset no longer',
  tag: 'member',
  access: 'member',
  params: z.object({ asset_id: PathId }),
  response: z.null(),
  problems: ['too_many_requests'],
});
