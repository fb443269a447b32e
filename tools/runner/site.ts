import { createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { dataHolder } from '@yoodee/server-data-lock';
import { lineEnv } from './line-stand-in.ts';
import { memoryEnv } from './memory-env.ts';
import { root } from './root.ts';
import { Settings } from './settings.ts';

/** A reason why the site cannot start, as one sentence for the user of the command. */
export class CannotStartError extends Error {}

/** Ports of the site's parts on this machine, and the location of its files. */
export interface Site {
  port: number;
  origin: string;
  dataDir: string;
  ports: Record<'api' | 'apiInner' | 'public' | 'gatewayInner' | 'account' | 'line', number>;
  /** Signs tokens. */
  secret: string;
  /** Identifies the site at push services. */
  vapidKey: string;
}

const readPort = (value: string | undefined): number => {
  const parsed = Settings.shape.PORT.safeParse(value || undefined);
  if (!parsed.success)
    throw new CannotStartError('Wrong setting. PORT: a number from 1 to 65529. See docs/settings.md.');
  return parsed.data;
};

/**
 * A secret of this machine: the configured one, else one that is generated on the first start and stored next to the
 * data.
 */
const readSecret = (configured: string | undefined, file: string, generate: () => string): string => {
  if (configured) return configured;
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, generate(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
};

const newTokenSecret = () => randomBytes(48).toString('base64url');

/** A private key of P-256, which is padded to 32 bytes. */
const newVapidKey = () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
};

const logHashKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'yoodee log addresses', 32)).toString('base64url');

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolvePort) => {
    const probe = createServer();
    probe.once('error', () => resolvePort(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolvePort(true)));
  });

/** The site that the settings describe, whether it runs or not. Throws {@link CannotStartError}. */
export const readSite = (): Site => {
  const port = readPort(process.env.PORT);
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  return {
    port,
    origin: process.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
    dataDir,
    ports: {
      api: port + 1,
      public: port + 2,
      apiInner: port + 3,
      gatewayInner: port + 4,
      account: port + 5,
      line: port + 6,
    },
    secret: readSecret(process.env.JWT_SECRET, join(dataDir, 'jwt-secret'), newTokenSecret),
    vapidKey: readSecret(process.env.VAPID_PRIVATE_KEY, join(dataDir, 'vapid-private-key'), newVapidKey),
  };
};

/** Reads the settings of the runner itself and checks that the site can start. Throws {@link CannotStartError}. */
export const planSite = async (): Promise<Site> => {
  const site = readSite();
  const { port, dataDir, ports } = site;
  const holder = process.env.DATABASE_URL ? null : dataHolder(dataDir);
  if (holder !== null)
    throw new CannotStartError(
      `${dataDir} is in use by process ${holder}: the site is running already. Stop that one first, or set DATA_DIR and PORT.`,
    );
  for (const used of [port, ...Object.values(ports)])
    if (!(await isFree(used)))
      throw new CannotStartError(
        `Port ${used} is in use. Set PORT to another number; the six above it must be free too.`,
      );
  return site;
};

/** The environment variables for every part of the site. */
export const siteEnv = (site: Site, mode: 'production' | 'development'): NodeJS.ProcessEnv => {
  const { port, origin, dataDir, ports, secret, vapidKey } = site;
  const isOutbox = (process.env.SMS_PROVIDER || 'outbox') === 'outbox';
  return {
    ...memoryEnv,
    ...process.env,
    ...lineEnv(site),
    NODE_ENV: mode,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    JWT_SECRET: secret,
    VAPID_PRIVATE_KEY: vapidKey,
    // A separate secret, because a gateway on another machine does not have the one that signs tokens.
    LOG_HASH_KEY: process.env.LOG_HASH_KEY || logHashKey(secret),
    API_PORT: String(ports.api),
    API_INNER_PORT: String(ports.apiInner),
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    API_INNER_ORIGIN: `http://127.0.0.1:${ports.apiInner}`,
    PUBLIC_APP_PORT: String(ports.public),
    PUBLIC_APP_ORIGIN: `http://127.0.0.1:${ports.public}`,
    INNER_PORT: String(ports.gatewayInner),
    // By default a single machine has no load balancer, so Ctrl-C need not wait until one notices the shutdown.
    DRAIN_MS: process.env.DRAIN_MS || '0',
    // Without an SMS provider, the codes are written to the outbox folder; the start message says so.
    ALLOW_DEVELOPMENT_TRANSPORTS: process.env.ALLOW_DEVELOPMENT_TRANSPORTS || (isOutbox ? '1' : '0'),
    // Text messages in the outbox cost nothing.
    SMS_REMINDERS: process.env.SMS_REMINDERS || (isOutbox ? 'all' : 'none'),
  };
};
