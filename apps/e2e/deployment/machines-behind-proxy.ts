import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type APIRequestContext } from '@playwright/test';
import { startPostgres } from '@yoodee/runner/postgres';
import { startBucket } from './bucket.ts';
import { createMachine, freePorts, type Machine } from './machine.ts';
import { startProxy, type ProxyName } from './proxy.ts';

export interface MachinesBehindProxy {
  machines: readonly Machine[];
  /** Where visitors find the site, by HTTPS with a self-signed certificate. */
  origin: string;
  /** The proxy's port that redirects to {@link origin}. */
  httpOrigin: string;
  visitor: APIRequestContext;
  bucket: Awaited<ReturnType<typeof startBucket>>;
  close(): Promise<void>;
}

/**
 * Complete sites, each on an address of its own (127.0.0.2 and up), with one PostgreSQL and one bucket, behind a proxy
 * with our generated configuration. They start together, as after a power failure.
 */
export const startMachinesBehind = async (
  proxyName: ProxyName,
  count: number,
  settings: NodeJS.ProcessEnv,
): Promise<MachinesBehindProxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'yoodee-proxy-'));
  const [gateway, inner, api, apiInner, publicApp, https, http, admin] = (await freePorts(8)) as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  const origin = `https://localhost:${https}`;
  const postgres = (await startPostgres())!;
  const bucket = await startBucket();
  const machines = Array.from({ length: count }, (_, index) =>
    createMachine(
      `127.0.0.${index + 2}`,
      { gateway, inner, api, apiInner, public: publicApp },
      {
        ...bucket.settings,
        DATABASE_URL: postgres.url,
        PUBLIC_ORIGIN: origin,
        JWT_SECRET: 'of-the-test-0123456789-0123456789-0123456789',
        SEED: '24',
        DRAW_AHEAD: '0',
        TRUSTED_PROXIES: '127.0.0.1',
        DRAIN_MS: '0',
        ALLOW_DEVELOPMENT_TRANSPORTS: '1',
        ...settings,
      },
    ),
  );
  const stopMachines = async () => {
    await Promise.all(machines.map((machine) => machine.stop()));
    for (const machine of machines) machine.remove();
    bucket.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(machines.map((machine) => machine.start()));
    const proxy = await startProxy(proxyName, {
      folder,
      origin,
      gateways: machines.map(({ address }) => `${address}:${gateway}`),
      ports: { http, health: inner, admin },
    });
    // Longer than the timeouts of the proxy.
    const visitor = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true, timeout: 60_000 });
    return {
      ...{ machines, origin, httpOrigin: `http://localhost:${http}`, visitor, bucket },
      async close() {
        await visitor.dispose();
        await proxy.stop();
        await stopMachines();
      },
    };
  } catch (error) {
    await stopMachines();
    throw error;
  }
};
