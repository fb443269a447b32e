import { join } from 'node:path';
import { build, run } from './build.ts';
import { lineStandIn } from './line-stand-in.ts';
import { createProcesses } from './processes.ts';
import { root } from './root.ts';
import { CannotStartError, planSite, siteEnv } from './site.ts';

const startedAt = Date.now();

const start = async () => {
  const site = await planSite();
  const env = siteEnv(site, 'production');
  if (!run('node', ['apps/api/src/check-settings.ts'], env)) process.exit(1);
  if (!build()) throw new CannotStartError('The build failed; see above.');

  const processes = createProcesses(join(site.dataDir, 'logs'));
  const stop = async () => {
    await processes.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  console.log('Starting the database and the API (the first start fills it with demonstration data)…');
  try {
    for (const part of lineStandIn(env)) await processes.start(part);
    await processes.start({
      name: 'api',
      command: ['node', 'apps/api/src/main.ts'],
      env,
      readyUrl: `${env.API_INNER_ORIGIN}/health/ready`,
    });
    await processes.start({
      name: 'public',
      command: ['node', 'apps/public/server/main.ts'],
      env,
      readyUrl: `${env.PUBLIC_APP_ORIGIN}/health`,
    });
    await processes.start({
      name: 'gateway',
      command: ['node', 'apps/gateway/src/main.ts'],
      env: { ...env, ACCOUNT_DIST: join(root, 'apps/account/build') },
      readyUrl: `http://127.0.0.1:${site.ports.gatewayInner}/health/live`,
    });
  } catch (error) {
    await processes.stop();
    throw new CannotStartError((error as Error).message);
  }
  console.log(`\nReady in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${site.origin}\n`);
  if (env.ALLOW_DEVELOPMENT_TRANSPORTS === '1')
    console.log(
      `Sign-in codes are not sent: read them in ${join(site.dataDir, 'outbox')} or at ${site.origin}/api/dev/outbox`,
    );
  console.log('Ctrl-C stops everything.');
};

start().catch((error: unknown) => {
  console.error(error instanceof CannotStartError ? error.message : error);
  process.exit(1);
});
