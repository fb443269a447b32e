import { join } from 'node:path';
import { buildSite } from '@yoodee/runner/build';
import { readSite, root, siteEnv } from '@yoodee/runner/site';
import type { Bench } from './bench.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** The product as `npm start` runs it, its servers under measurement. */
export interface BenchSite {
  /** Where visitors come in: the gateway. */
  origin: string;
  /** The public app without the gateway: it renders every time. */
  publicOrigin: string;
  apiOrigin: string;
  dataDir: string;
  servers: Record<'api' | 'public' | 'gateway', ServerProcess>;
}

/** What `npm start` fills an empty database with. */
const demonstration = 1_200;

/** Builds and starts the product with a demonstration of its own; the bench ends it. */
export const startSite = async (bench: Bench): Promise<BenchSite> => {
  bench.say('building and starting the site…');
  if (!buildSite()) throw new Error('The build failed; see above.');
  const dataDir = join(bench.folder, 'site');
  // The runner reads its settings from the environment, and ours must not be those of a site in use.
  Object.assign(process.env, { PORT: String(bench.options.port), DATA_DIR: dataDir, SEED: String(demonstration) });
  delete process.env.DATABASE_URL;
  delete process.env.PUBLIC_ORIGIN;
  const site = readSite();
  const env = siteEnv(site, 'production');
  const start = async (script: string, readyUrl: string, extra: NodeJS.ProcessEnv = {}) => {
    const server = await startServer({ script, env: { ...env, ...extra }, readyUrl });
    bench.atEnd(server.stop);
    return server;
  };
  const servers = {
    api: await start('apps/api/src/main.ts', `${env.API_INNER_ORIGIN}/health/ready`),
    public: await start('apps/public/server/main.ts', `${env.PUBLIC_APP_ORIGIN}/health`),
    gateway: await start('apps/gateway/src/main.ts', `http://127.0.0.1:${site.ports.gatewayInner}/health/live`, {
      ACCOUNT_DIST: join(root, 'apps/account/build'),
    }),
  };
  return { origin: site.origin, publicOrigin: env.PUBLIC_APP_ORIGIN!, apiOrigin: env.API_ORIGIN!, dataDir, servers };
};
