import type { FastifyInstance } from 'fastify';
import {
  createSavedSearch,
  getSavedSearches,
  getSavedSearchMatches,
  removeSavedSearch,
  savedSearchPageSize,
  updateSavedSearch,
} from '@yoodee/api-contract/saved-searches';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { readSearchName, storedQuery } from './saved-search-query.ts';
import { createSavedSearchQueries } from './saved-searches.queries.ts';

/** More changes per hour than a person makes. */
const changeLimit = (memberId: number) =>
  ({ bucket: `saved-searches:member:${memberId}`, max: 300, seconds: 3_600, problem: 'too_many_requests' }) as const;

/** A member's saved searches. */
export const savedSearchRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const searches = createSavedSearchQueries(db);

  route(app, getSavedSearches, async ({ caller: { memberId } }) => {
    const items = await searches.list(memberId);
    return { items, total: items.length };
  });

  route(
    app,
    createSavedSearch,
    async ({ body: { kind = 'matches', name, query, frequency }, caller: { memberId } }) => {
      const values = {
        kind,
        name: readSearchName(name),
        query: storedQuery(query, kind),
        ...(frequency && { frequency }),
      };
      await enforceRateLimits(db, [changeLimit(memberId)]);
      return searches.create(memberId, values);
    },
  );

  route(app, updateSavedSearch, async ({ params: { id }, body, caller: { memberId } }) => {
    const { name, query, frequency } = body;
    const values = {
      ...(name !== undefined && { name: readSearchName(name) }),
      ...(query !== undefined && { query: storedQuery(query) }),
      ...(frequency && { frequency }),
    };
    await enforceRateLimits(db, [changeLimit(memberId)]);
    return searches.update(memberId, id, values);
  });

  route(app, removeSavedSearch, async ({ params: { id }, caller: { memberId } }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    await searches.remove(memberId, id);
    return null;
  });

  route(app, getSavedSearchMatches, async ({ params: { id }, query: { page = 1 }, caller: { memberId } }) => ({
    ...(await searches.findMatches(memberId, id, page)),
    page,
    page_size: savedSearchPageSize,
  }));
};
