import type { FastifyInstance } from 'fastify';
import { getAssetHistory } from '@yoodee/api-contract/similar';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import { checkReachable } from './assets.routes.ts';
import { createAssetQueries } from './assets.queries.ts';
import { publicEventsOf } from './history.queries.ts';

/** The public history of an asset. */
export const historyRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const assets = createAssetQueries(readDb);

  route(app, getAssetHistory, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    if (!row) throw new ApiError('not_found');
    checkReachable(row);
    return {
      first_published_at: row.first_published_at?.toISOString() ?? null,
      events: await publicEventsOf(readDb, id),
    };
  });
};
