import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeDataDir } from '../src/site-process.ts';
import { root, startProgram, type Program } from '../src/programs.ts';

/** Ports that are free on every loopback address at this moment. */
export const freePorts = async (count: number): Promise<number[]> => {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise<void>((resolve) => probe.listen(0, '0.0.0.0', resolve));
      return probe;
    }),
  );
  return Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((resolve) => {
          const { port } = probe.address() as AddressInfo;
          probe.close(() => resolve(port));
        }),
    ),
  );
};

/** In the order in which they start. */
const programNames = ['api', 'public', 'gateway'] as const;
export type ProgramName = (typeof programNames)[number];

export type Ports = Record<'gateway' | 'inner' | 'api' | 'apiInner' | 'public', number>;

/** API, public app and gateway on their own address, as on one of several machines. */
export const createMachine = (address: string, ports: Ports, settings: NodeJS.ProcessEnv) => {
  const data = makeDataDir();
  const at = (port: number) => `http://${address}:${port}`;
  const env = {
    ...settings,
    DATA_DIR: data.path,
    HOST: address,
    PORT: String(ports.gateway),
    INNER_PORT: String(ports.inner),
    API_HOST: address,
    API_PORT: String(ports.api),
    API_INNER_PORT: String(ports.apiInner),
    API_ORIGIN: at(ports.api),
    API_INNER_ORIGIN: at(ports.apiInner),
    PUBLIC_APP_HOST: address,
    PUBLIC_APP_PORT: String(ports.public),
    PUBLIC_APP_ORIGIN: at(ports.public),
    ACCOUNT_DIST: join(root, 'apps/account/build'),
  };
  const parts = [
    ['apps/api/src/main.ts', `${at(ports.apiInner)}/health/ready`],
    ['apps/public/server/main.ts', `${at(ports.public)}/health`],
    ['apps/gateway/src/main.ts', `${at(ports.inner)}/health/ready`],
  ] as const;
  let running: Program[] = [];
  let written = '';
  const forget = () => {
    written += running.map((program) => program.output()).join('');
    running = [];
  };

  return {
    address,
    dataDir: data.path,
    gateway: at(ports.gateway),
    /** Starts each program when the previous one is ready. */
    async start() {
      for (const [source, readyUrl] of parts) running.push(await startProgram(source, env, readyUrl));
    },
    /** Stops the gateway first, so that its open requests can finish. */
    async stop() {
      for (const program of running.toReversed()) await program.stop();
      forget();
    },
    /** Ends all programs at once, as when the machine loses its power. */
    async kill() {
      await Promise.all(running.map((program) => program.kill()));
      forget();
    },
    /** Suspends all programs, or those named. Connections to them get no answer. */
    freeze(names: readonly ProgramName[] = programNames) {
      for (const name of names) running[programNames.indexOf(name)]!.freeze();
    },
    thaw() {
      for (const program of running) program.thaw();
    },
    /** The log of all programs, also of those that have ended. */
    log: () => written + running.map((program) => program.output()).join(''),
    remove: data.remove,
  };
};
export type Machine = ReturnType<typeof createMachine>;
