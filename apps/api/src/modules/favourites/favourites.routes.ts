import type { FastifyInstance } from 'fastify';
import {
  favouritePageSize,
  getFavourites,
  mergeFavourites,
  putFavourite,
  removeFavourite,
} from '@yoodee/api-contract/favourites';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { cleanLines } from '../sanitising/member-text.ts';
import { createFavouriteQueries } from './favourites.queries.ts';

/** More clicks per hour than a person makes. */
const changeLimit = (memberId: number) =>
  ({ bucket: `favourites:member:${memberId}`, max: 1_200, seconds: 3_600, problem: 'too_many_requests' }) as const;

/** A member's favourites. */
export const favouriteRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const favourites = createFavouriteQueries(db);

  route(app, getFavourites, async ({ query: { page = 1 }, caller: { memberId } }) => ({
    ...(await favourites.findPage(memberId, page)),
    page,
    page_size: favouritePageSize,
  }));

  route(app, mergeFavourites, async ({ body: { asset_ids }, caller: { memberId } }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    await favourites.merge(memberId, asset_ids);
    return { asset_ids: await favourites.findAllIds(memberId) };
  });

  route(app, putFavourite, async ({ params: { asset_id }, body: { note }, caller: { memberId } }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    return favourites.put(memberId, asset_id, typeof note === 'string' ? cleanLines(note) || null : note);
  });

  route(app, removeFavourite, async ({ params: { asset_id }, caller: { memberId } }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    await favourites.remove(memberId, asset_id);
    return null;
  });
};
