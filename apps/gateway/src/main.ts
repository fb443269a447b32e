import { pino } from 'pino';
import { parseEnv } from './env.ts';
import { gatheringStream } from './log-stream.ts';
import { stopOnSignals } from './shutdown.ts';
import { createSite } from './site.ts';

const exitWith = (...sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(`gateway: ${sentence}`);
  return process.exit(1);
};

const settings = parseEnv(process.env);
if (!settings.ok) throw exitWith(...settings.problems);
const { env } = settings;

const logger = pino(
  { base: { name: 'gateway' } },
  gatheringStream((lines) => process.stdout.write(lines)),
);

let isDraining = false;
const { gateway, inner, close } = await createSite(env, { logger, isDraining: () => isDraining }).catch(
  (error: Error) => exitWith(`ACCOUNT_DIST cannot be used: ${error.message}`),
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
  close,
});
logger.info({ port: env.PORT, inner_port: env.INNER_PORT }, 'listening');
