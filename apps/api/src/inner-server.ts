import { sql } from 'drizzle-orm';
import { register } from 'prom-client';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Db } from './db/database.ts';
import { contentVersion } from './db/schema.ts';
import type { OperationContext } from './ops/operation.ts';
import { operationRoutes } from './ops/ops.routes.ts';

/**
 * The internal server for operators and the gateway, on a separate port: liveness (without the database), readiness,
 * the content version that caches compare, metrics, and operations (with the secret). It listens while the API starts,
 * which is not ready until `setServing`.
 */
export const createInnerServer = ({
  logger,
  secret,
  replica,
  ...context
}: OperationContext & { logger: FastifyBaseLogger; secret: string; replica?: Db | undefined }) => {
  const { db } = context;
  /**
   * Caches must compare the version of the database that pages are read from. Otherwise an old page from a lagging
   * replica would count as current.
   */
  const visitorsDb = replica ?? db;
  const app = Fastify({ loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) });
  let phase: 'starting' | 'serving' | 'closing' = 'starting';

  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (phase !== 'serving') return reply.status(503).send({ status: phase });
    try {
      for (const one of new Set([db, visitorsDb])) await one.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
  });
  app.get('/internal/content-version', async () => {
    const [row] = await visitorsDb.select({ version: contentVersion.version }).from(contentVersion).limit(1);
    return { version: String(row?.version ?? 0) };
  });
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
  operationRoutes(app, { ...context, secret });

  return {
    listen: (address: { host: string; port: number }) => app.listen(address),
    close: () => app.close(),
    /** The API serves: its index is loaded and its port is open. */
    setServing() {
      phase = 'serving';
    },
    /** At shutdown readiness fails first, so that load balancers stop sending before the port closes. */
    setClosing() {
      phase = 'closing';
    },
  };
};
