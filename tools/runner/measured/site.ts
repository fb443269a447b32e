import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { readSite, siteEnv } from '../site.ts';
import { startServer, type ServerProcess } from './server.ts';

/** The product as started by `npm start`, with the probe in its servers. */
export interface MeasuredSite {
  /** Origin of the gateway. */
  origin: string;
  /** Origin of the public app, without the gateway: every request is rendered. */
  publicOrigin: string;
  apiOrigin: string;
  dataDir: string;
  servers: Record<'api' | 'public' | 'gateway', ServerProcess>;
  /** Log files of the servers. */
  logs: Record<'api' | 'public' | 'gateway', string>;
  stop(): Promise<void>;
}

/**
 * Starts the built product with a separate data folder. `settings` are environment variables; those of a running site
 * are ignored.
 */
export const startMeasuredSite = async ({
  port,
  dataDir,
  settings = {},
}: {
  port: number;
  dataDir: string;
  settings?: NodeJS.ProcessEnv;
}): Promise<MeasuredSite> => {
  Object.assign(process.env, { PORT: String(port), DATA_DIR: dataDir });
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN']) delete process.env[name];
  const site = readSite();
  const env = { ...siteEnv(site, 'production'), ...settings };
  const logFolder = join(dataDir, 'logs');
  mkdirSync(logFolder, { recursive: true });
  const logs = {
    api: join(logFolder, 'api.log'),
    public: join(logFolder, 'public.log'),
    gateway: join(logFolder, 'gateway.log'),
  };
  const started: ServerProcess[] = [];
  const stop = async () => {
    for (let server = started.pop(); server; server = started.pop()) await server.stop();
  };
  const start = async (name: keyof MeasuredSite['servers'], script: string, readyUrl: string, more = {}) => {
    const server = await startServer({ script, env: { ...env, ...more }, readyUrl, log: logs[name] });
    started.push(server);
    return server;
  };
  try {
    const servers = {
      api: await start('api', 'apps/api/src/main.ts', `${env.API_INNER_ORIGIN}/health/ready`),
      public: await start('public', 'apps/public/server/main.ts', `${env.PUBLIC_APP_ORIGIN}/health`),
      gateway: await start(
        'gateway',
        'apps/gateway/src/main.ts',
        `http://127.0.0.1:${site.ports.gatewayInner}/health/live`,
        { ACCOUNT_DIST: join(root, 'apps/account/build') },
      ),
    };
    return {
      origin: site.origin,
      publicOrigin: env.PUBLIC_APP_ORIGIN!,
      apiOrigin: env.API_ORIGIN!,
      dataDir,
      servers,
      logs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
