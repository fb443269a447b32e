import { register } from 'prom-client';
import Fastify, { type FastifyInstance } from 'fastify';
import { reportReadiness } from './gateway.metrics.ts';

/** Whether an upstream is available. Must time out by itself. */
export type Check = () => Promise<boolean>;

interface InnerServerOptions {
  readonly checks: Readonly<Record<string, Check>>;
  /** True once the process has received its stop signal, so that load balancers choose another gateway. */
  readonly isDraining: () => boolean;
}

/**
 * Health checks for orchestrators, on a port that is not reachable from outside. Liveness checks nothing; readiness
 * checks every upstream. Metrics are here too.
 */
export const createInnerServer = ({ checks, isDraining }: InnerServerOptions): FastifyInstance => {
  const app = Fastify();
  const checkAll = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
      ),
    );

  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    const upstreams = await checkAll();
    const isReady = !isDraining() && Object.values(upstreams).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : isDraining() ? 'draining' : 'waiting', upstreams });
  });

  app.get('/metrics', async (_request, reply) => {
    reportReadiness(await checkAll());
    return reply.type(register.contentType).send(await register.metrics());
  });

  return app;
};
