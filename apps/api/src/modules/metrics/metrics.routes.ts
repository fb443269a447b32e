import type { FastifyInstance } from 'fastify';
import { countEvents } from '@yoodee/api-contract/visitor-events';
import { reportWebVitals } from '@yoodee/api-contract/web-vitals';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { createMetricVisitor } from './metric-visitor.ts';
import { createMetricQueries } from './metrics.queries.ts';
import { observeWebVitals } from './web-vitals.metrics.ts';

/** Generous, because many phones share one address of a mobile network; events come in batches. */
const eventLimit = (ip: string) =>
  ({ bucket: `events:ip:${callerNetwork(ip)}`, max: 600, seconds: 600, problem: 'too_many_requests' }) as const;

const vitalsLimit = (ip: string) => ({ ...eventLimit(ip), bucket: `web-vitals:ip:${callerNetwork(ip)}` });

/** Receives metrics from visitors' browsers. */
export const metricRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const metrics = createMetricQueries(db);
  const visitorOf = createMetricVisitor(env.JWT_SECRET);

  route(app, countEvents, async ({ body: { events }, request }) => {
    const memberId = (await app.readCaller(request))?.memberId ?? null;
    const visitor = visitorOf(request, memberId);
    if (visitor === null) return null;
    await enforceRateLimits(db, [eventLimit(request.ip)]);
    await metrics.count(events, { memberId, visitor });
    return null;
  });

  route(app, reportWebVitals, async ({ body, request }) => {
    if (visitorOf(request, null) === null) return null;
    await enforceRateLimits(db, [vitalsLimit(request.ip)]);
    observeWebVitals(body);
    return null;
  });
};
