import { parseArgs } from 'node:util';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { mounts, type App } from '../mounts.ts';

/** Options of a proxy in front of the gateways. */
export interface ProxyOptions {
  /** The public address: `PUBLIC_ORIGIN` of every program. */
  origin: URL;
  /** Where each gateway listens: `10.0.0.1:4200`. */
  gateways: readonly string[];
  /** `INNER_PORT` of the gateways. */
  healthPort: number;
  /** Port whose requests are redirected to https. */
  httpPort: number;
  /** Files of the certificate and its key; without them Caddy obtains a certificate. */
  certificate: string | null;
  key: string | null;
  /** Where nginx stores cached pages. */
  cacheFolder: string;
}

/** An invalid command line; the message is one sentence. */
export class UsageError extends Error {}

export const proxies = ['nginx', 'caddy'] as const;
export type Proxy = (typeof proxies)[number];

/** Twice the largest photograph: the API rejects a photograph that is a little too large, in the member's language. */
export const maxUploadBytes = 2 * imageLimits.maxBytes;

/** Limit for all other request bodies: more than a page or an API call needs. */
export const maxBodyBytes = 64 * 1024;

/** Longer than a gateway waits for the API (20 s), so that the gateway can send its own reply. */
export const timeoutSeconds = 30;

/**
 * How long nginx waits before it retries a read on another gateway. A machine that stops responding, instead of
 * refusing connections, delays a visitor by this. A shorter timeout would repeat the work of a busy site.
 */
export const readTimeoutSeconds = 8;

/** Folders of files with a hash in their name. During a release one gateway may have a file that another lacks. */
export const hashedFolders = ['/static/', '/page-data/', '/my-account/assets/'] as const;

/** The path prefixes of an app. */
export const prefixesOf = (app: App): string[] =>
  mounts.filter((mount) => mount.app === app).map(({ prefix }) => prefix);

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

const parsePort = (option: string, text: string): number => {
  if (!isPort(text)) throw new UsageError(`--${option} must be a port, from 1 to 65535.`);
  return Number(text);
};

const parseOrigin = (text: string | undefined): URL => {
  const url = URL.parse(text ?? '');
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new UsageError('The site’s address must be https and without a path, as https://property.example.');
  return url;
};

const parseGateways = (texts: readonly string[]): string[] => {
  if (texts.length === 0) throw new UsageError('Name at least one gateway, as 10.0.0.1:4200.');
  for (const text of texts) {
    const [, port] = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):(\d+)$/i.exec(text) ?? [];
    if (!port || !isPort(port))
      throw new UsageError(`“${text}” is no gateway: a name or an address with a port, as 10.0.0.1:4200.`);
  }
  return [...texts];
};

const checkPath = (option: string, text: string | undefined): string | null => {
  if (text !== undefined && !/^\/[\w./-]+$/.test(text)) throw new UsageError(`--${option} must be an absolute path.`);
  return text ?? null;
};

const parseCommandLine = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'health-port': { type: 'string', default: '4204' },
        'http-port': { type: 'string', default: '80' },
        'cache-folder': { type: 'string', default: '/var/cache/yoodee-pages' },
        certificate: { type: 'string' },
        key: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`);
  }
};

/**
 * Parses `<proxy> <origin> <gateway>… [--health-port n] [--http-port n] [--cache-folder path]
 * [--certificate file --key file]`. Throws {@link UsageError}.
 */
export const parseProxyOptions = (args: readonly string[]): { proxy: Proxy; options: ProxyOptions } => {
  const { values, positionals } = parseCommandLine(args);
  const [name, origin, ...gateways] = positionals;
  const proxy = proxies.find((one) => one === name);
  if (!proxy) throw new UsageError(`Name the proxy first: ${proxies.join(' or ')}.`);
  const [certificate, key] = [checkPath('certificate', values.certificate), checkPath('key', values.key)];
  if ((certificate === null) !== (key === null)) throw new UsageError('--certificate and --key go together.');
  return {
    proxy,
    options: {
      origin: parseOrigin(origin),
      gateways: parseGateways(gateways),
      healthPort: parsePort('health-port', values['health-port']),
      httpPort: parsePort('http-port', values['http-port']),
      certificate,
      key,
      cacheFolder: checkPath('cache-folder', values['cache-folder'])!,
    },
  };
};
