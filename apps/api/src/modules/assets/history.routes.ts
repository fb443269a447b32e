import type { FastifyInstance } from 'fastify';
import { getAssetHistory } from '@yoodee/api-contract';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import { checkReachable } from './assets.routes.ts';
import { createAssetQueries } from './assets.queries.ts';
import { publicEventsOf } from './history.queries.ts';

/** The public part of an asset's life. */
export const historyRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const assets = createAssetQueries(db);

  route(app, getAssetHistory, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    if (!row) throw new ApiError('not_found');
    checkReachable(row);
    return {
      first_published_at: row.first_published_at?.toISOString() ?? null,
      events: await publicEventsOf(db, id),
    };
  });
};
