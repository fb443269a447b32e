import type { IncomingMessage, RequestListener } from 'node:http';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { request, type Dispatcher } from 'undici';
import { onTestFinished } from 'vitest';
import { parseEnv } from '../env.ts';
import { createSite } from '../site.ts';
import { startUpstream } from './fake-upstream.ts';

/** Creates a directory with the given files, removed when the test ends. */
export const writeFiles = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'gateway-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  return directory;
};

const accountBuild = {
  'pages.json': JSON.stringify([
    '/authenticate',
    '/authenticate/line_login',
    '/sign-up',
    '/my-account',
    '/my-account/setting',
  ]),
  'index.html': '<html lang="th-TH">บัญชีของฉัน',
  'en/index.html': '<html lang="en-US">My account',
};

interface SiteOptions {
  readonly public?: RequestListener;
  readonly api?: RequestListener;
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the account app's build. */
  readonly account?: Readonly<Record<string, string | Buffer>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** Bytes as sent, in any content coding. */
  readonly body: Buffer;
  readonly text: string;
}

type FetchOptions = Partial<Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>>;

const refuse: RequestListener = (_request, response) => void response.writeHead(500).end('not expected in this test');

/**
 * Starts the complete gateway on free ports, between `fetch` and fake upstreams. The clock is paused until
 * `clock.advance`; `content.version` is the API's content version.
 */
export const startSite = async (options: SiteOptions = {}) => {
  const content = { version: 'v1', queries: 0 };
  const clock = { ms: 1_000_000, advance: (ms: number) => void (clock.ms += ms) };
  const state = { isDraining: false };
  const publicApp = await startUpstream(options.public ?? refuse);
  const api = await startUpstream(options.api ?? refuse);
  const apiInner = await startUpstream((_request, response) => {
    content.queries += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ version: content.version }));
  });
  const settings = parseEnv({
    NODE_ENV: 'test',
    PORT: '0',
    INNER_PORT: '0',
    PUBLIC_ORIGIN: 'https://yoodee.example',
    API_ORIGIN: api.origin,
    API_INNER_ORIGIN: apiInner.origin,
    PUBLIC_APP_ORIGIN: publicApp.origin,
    ...(options.env?.ACCOUNT_ORIGIN ? {} : { ACCOUNT_DIST: await writeFiles({ ...accountBuild, ...options.account }) }),
    ...options.env,
  });
  if (!settings.ok) throw new Error(settings.problems.join('; '));

  const log: Record<string, unknown>[] = [];
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const { gateway, health, close } = await createSite(settings.env, {
    logger: pino(lines),
    isDraining: () => state.isDraining,
    now: () => clock.ms,
  });
  const received: (string | undefined)[] = [];
  gateway.server.on('request', ({ url }: IncomingMessage) => received.push(url));
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const healthOrigin = await health.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    gateway.server.closeAllConnections();
    await close();
  });

  const fetchFrom = async (
    base: string,
    path: string,
    { method = 'GET', ...rest }: FetchOptions = {},
  ): Promise<Reply> => {
    const { statusCode, headers, body } = await request(base + path, { method, ...rest });
    const bytes = Buffer.from(await body.arrayBuffer());
    return { status: statusCode, headers, body: bytes, text: bytes.toString('utf8') };
  };
  return {
    origin,
    server: gateway.server,
    port: Number(new URL(origin).port),
    close,
    publicApp,
    api,
    apiInner,
    content,
    clock,
    state,
    log,
    /** URLs of all requests so far. */
    received,
    fetch: (path: string, options?: FetchOptions) => fetchFrom(origin, path, options),
    fetchHealth: (path: string) => fetchFrom(healthOrigin, path),
  };
};

/** Replies with a page that may be cached. */
export const publicPage =
  (html: string | ((path: string) => string), headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (request_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60', ...headers })
      .end(typeof html === 'string' ? html : html(request_.url ?? ''));
