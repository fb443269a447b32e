import { pino } from 'pino';
import { parseEnv } from './env.ts';
import { stopOnSignals } from './shutdown.ts';
import { createSite } from './site.ts';

const exitWith = (...sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(`gateway: ${sentence}`);
  return process.exit(1);
};

const settings = parseEnv(process.env);
if (!settings.ok) throw exitWith(...settings.problems);
const { env } = settings;

// Lines are gathered and written together, at the latest after a second: a write per line would cost as much as a cached page.
const destination = pino.destination(env.NODE_ENV === 'development' ? {} : { minLength: 8192, periodicFlush: 1000 });
const logger = pino({ base: { name: 'gateway' } }, destination);

let isDraining = false;
const { gateway, inner } = await createSite(env, { logger, isDraining: () => isDraining }).catch((error: Error) =>
  exitWith(`ACCOUNT_DIST cannot be used: ${error.message}`),
);

await inner
  .listen({ host: env.HOST, port: env.INNER_PORT })
  .catch(() => exitWith('INNER_PORT or HOST cannot be listened on'));
await gateway.listen({ host: env.HOST, port: env.PORT }).catch(() => exitWith('PORT or HOST cannot be listened on'));

stopOnSignals({
  drain: () => {
    isDraining = true;
  },
  drainMs: env.DRAIN_MS,
  close: async () => {
    await Promise.all([gateway.close(), inner.close()]);
    destination.flushSync();
  },
});
logger.info({ port: env.PORT, inner_port: env.INNER_PORT }, 'listening');
