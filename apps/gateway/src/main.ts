import { startTracing } from '@yoodee/tracing';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { parseEnv } from './env.ts';
import { bufferedStream } from './log-stream.ts';
import { stopOnSignals } from './shutdown.ts';
import { createSite } from './site.ts';

const exitWith = (...messages: readonly string[]): never => {
  for (const message of messages) console.error(`gateway: ${message}`);
  return process.exit(1);
};

const settings = parseEnv(process.env);
if (!settings.ok) throw exitWith(...settings.problems);
const { env } = settings;

const logger = pino(
  { base: { name: 'gateway' } },
  bufferedStream((lines) => process.stdout.write(lines)),
);

collectDefaultMetrics();
const tracing = await startTracing('gateway', env, logger);

let isDraining = false;
const { gateway, health, close } = await createSite(env, { logger, isDraining: () => isDraining }).catch(
  (error: Error) => exitWith(`ACCOUNT_DIST cannot be used: ${error.message}`),
);

await gateway.listen({ host: env.HOST, port: env.PORT }).catch(() => exitWith('PORT or HOST cannot be listened on'));

stopOnSignals({
  drain: () => {
    isDraining = true;
  },
  drainMs: env.DRAIN_MS,
  close: async () => {
    await close();
    await tracing.stop();
  },
});
// Last, because readiness promises that requests are answered and that SIGTERM lets them finish.
await health
  .listen({ host: env.HOST, port: env.INNER_PORT })
  .catch(() => exitWith('INNER_PORT or HOST cannot be listened on'));
logger.info({ port: env.PORT, inner_port: env.INNER_PORT }, 'listening');
