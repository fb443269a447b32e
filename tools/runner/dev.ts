import { join } from 'node:path';
import { build } from './build.ts';
import { lineStandIn } from './line-stand-in.ts';
import { createProcesses } from './processes.ts';
import { CannotStartError, planSite, siteEnv } from './site.ts';
import { watchMessages } from './watch-messages.ts';

/** Projects whose generated files the development servers import. */
const generated = ['i18n', 'ui-kit', 'server-thai-geo'];

const start = async () => {
  const site = await planSite();
  if (!build(generated)) throw new CannotStartError('The build failed; see above.');

  const env = siteEnv(site, 'development');
  const accountOrigin = `http://127.0.0.1:${site.ports.account}`;
  const processes = createProcesses(join(site.dataDir, 'logs'));
  const stop = async () => {
    await processes.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const vitePort = (port: number) => ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  try {
    for (const part of lineStandIn(env)) await processes.start(part);
    await processes.start({
      name: 'api',
      command: ['node', '--watch', 'apps/api/src/main.ts'],
      env,
      readyUrl: `${env.API_INNER_ORIGIN}/health/ready`,
    });
    await processes.start({
      name: 'public',
      command: ['node', 'apps/public/server/dev.ts'],
      env,
      readyUrl: `${env.PUBLIC_APP_ORIGIN}/en`,
    });
    await processes.start({
      name: 'account',
      command: ['vite', ...vitePort(site.ports.account)],
      cwd: 'apps/account',
      env,
      readyUrl: `${accountOrigin}/my-account/`,
    });
    await processes.start({
      name: 'gateway',
      command: ['node', '--watch', 'apps/gateway/src/main.ts'],
      env: { ...env, ACCOUNT_ORIGIN: accountOrigin },
      readyUrl: `http://127.0.0.1:${site.ports.gatewayInner}/health/live`,
    });
  } catch (error) {
    await processes.stop();
    throw new CannotStartError((error as Error).message);
  }
  watchMessages();
  console.log(`\nReady, with hot reload: ${site.origin}\nCtrl-C stops everything.`);
};

start().catch((error: unknown) => {
  console.error(error instanceof CannotStartError ? error.message : error);
  process.exit(1);
});
