import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { countEvents } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits } from '../../limits/limits.ts';
import { createFigureQueries } from './figures.queries.ts';

/** Many phones share one address of a mobile network; calls come in batches. */
const eventLimit = (ip: string) =>
  ({ bucket: `events:ip:${callerNetwork(ip)}`, max: 600, seconds: 600, problem: 'too_many_requests' }) as const;

/** Owners' figures: what visitors' browsers report. */
export const figureRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const figures = createFigureQueries(db);

  route(app, countEvents, async ({ body: { events }, request }) => {
    if (isbot(request.headers['user-agent'])) return null;
    await enforceLimits(db, [eventLimit(request.ip)]);
    const caller = await app.readCaller(request);
    await figures.count(events, caller?.memberId ?? null);
    return null;
  });
};
