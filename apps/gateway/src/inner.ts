import Fastify, { type FastifyInstance } from 'fastify';

/** Answers whether something the gateway needs is there; must give up by itself. */
export type Check = () => Promise<boolean>;

interface InnerOptions {
  readonly checks: Readonly<Record<string, Check>>;
  /** True from the signal to stop until the end: balancers are to look elsewhere. */
  readonly isDraining: () => boolean;
}

/** The port for orchestrators, never reachable from outside. Liveness asks nobody; readiness asks every upstream. */
export const createInnerServer = ({ checks, isDraining }: InnerOptions): FastifyInstance => {
  const app = Fastify();

  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    const upstreams = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
      ),
    );
    const isReady = !isDraining() && Object.values(upstreams).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : isDraining() ? 'draining' : 'waiting', upstreams });
  });

  return app;
};
