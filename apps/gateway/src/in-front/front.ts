import { parseArgs } from 'node:util';
import { imageLimits } from '@yoodee/api-contract';
import { mounts, type App } from '../mounts.ts';

/** A proxy in front of the gateways: what it must know of the site. */
export interface Front {
  /** As visitors see it, `PUBLIC_ORIGIN` of every part. */
  origin: URL;
  /** Where each gateway listens: `10.0.0.1:4200`. */
  gateways: readonly string[];
  /** `INNER_PORT` of the gateways. */
  healthPort: number;
  /** Port on which visitors who come by http are sent on to https. */
  httpPort: number;
  /** Files of the certificate and its key; Caddy gets its own without. */
  certificate: string | null;
  key: string | null;
}

/** A reason to write nothing, in one sentence. */
export class FrontError extends Error {}

export const proxies = ['nginx', 'caddy'] as const;
export type Proxy = (typeof proxies)[number];

/** Twice the largest photograph: who sends a little too much is told so by the API, in their language. */
export const uploadBytes = 2 * imageLimits.maxBytes;

/** What anything else may send: more than a page or a call ever needs. */
export const otherBytes = 64 * 1024;

/** Longer than a gateway waits for the API (20 s): it is the one that has an answer for a visitor then. */
export const answerSeconds = 30;

/** Folders of files that carry a hash: one that a gateway lacks may be of the release that another already runs. */
export const builtFolders = ['/static/', '/page-data/', '/my-account/assets/'] as const;

/** Prefixes of one kind of app, out of the table that the gateway itself goes by. */
export const prefixesOf = (app: App): string[] =>
  mounts.filter((mount) => mount.app === app).map(({ prefix }) => prefix);

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

const readPort = (option: string, text: string): number => {
  if (!isPort(text)) throw new FrontError(`--${option} must be a port, from 1 to 65535.`);
  return Number(text);
};

const readOrigin = (text: string | undefined): URL => {
  const url = URL.parse(text ?? '');
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new FrontError('The site’s address must be https and without a path, as https://property.example.');
  return url;
};

const readGateways = (texts: readonly string[]): string[] => {
  if (texts.length === 0) throw new FrontError('Name at least one gateway, as 10.0.0.1:4200.');
  for (const text of texts) {
    const [, port] = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):(\d+)$/i.exec(text) ?? [];
    if (!port || !isPort(port))
      throw new FrontError(`“${text}” is no gateway: a name or an address with a port, as 10.0.0.1:4200.`);
  }
  return [...texts];
};

const readFile = (option: string, text: string | undefined): string | null => {
  if (text !== undefined && !/^\/[\w./-]+$/.test(text))
    throw new FrontError(`--${option} must be the path of a file, from /.`);
  return text ?? null;
};

const readWords = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'health-port': { type: 'string', default: '4204' },
        'http-port': { type: 'string', default: '80' },
        certificate: { type: 'string' },
        key: { type: 'string' },
      },
    });
  } catch (error) {
    throw new FrontError(`${(error as Error).message.split('. ')[0]}.`);
  }
};

/** Reads `<proxy> <origin> <gateway>… [--health-port n] [--http-port n] [--certificate file --key file]`. Throws {@link FrontError}. */
export const readFront = (args: readonly string[]): { proxy: Proxy; front: Front } => {
  const { values, positionals } = readWords(args);
  const [name, origin, ...gateways] = positionals;
  const proxy = proxies.find((one) => one === name);
  if (!proxy) throw new FrontError(`Name the proxy first: ${proxies.join(' or ')}.`);
  const [certificate, key] = [readFile('certificate', values.certificate), readFile('key', values.key)];
  if ((certificate === null) !== (key === null)) throw new FrontError('--certificate and --key go together.');
  return {
    proxy,
    front: {
      origin: readOrigin(origin),
      gateways: readGateways(gateways),
      healthPort: readPort('health-port', values['health-port']),
      httpPort: readPort('http-port', values['http-port']),
      certificate,
      key,
    },
  };
};
