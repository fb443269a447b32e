import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { readAccountBuild } from './account/account-build.ts';
import { createAccountFiles } from './account/account-files.ts';
import { createAccountProxy } from './account/account-proxy.ts';
import { createContentVersion } from './cache/content-version.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createRenderLimit } from './cache/render-limit.ts';
import { versionSource } from './cache/version-source.ts';
import { createPolicies } from './csp/content-security-policy.ts';
import type { Env } from './env.ts';
import { reportGateway } from './gateway.metrics.ts';
import { createGateway, type Handler } from './gateway.ts';
import { createAddressHash } from './http/address-hash.ts';
import type { HttpServer } from './http/server.ts';
import { createInnerServer } from './inner-server.ts';
import { mountFor } from './mounts.ts';
import { createClientAddress } from './proxy/client-address.ts';
import { forward } from './proxy/forward.ts';
import { originHeaders } from './proxy/headers.ts';
import { createBodyBuffer } from './proxy/request-body.ts';
import { createUpstream, type Upstream } from './proxy/upstream.ts';
import { forwardUpgrades } from './proxy/web-sockets.ts';
import { createPublicSite, fetchPageFrom } from './public-site.ts';
import { securityHeaders } from './security-headers.ts';

/** Available if `path` returns a status below `maxStatus`. */
const respondsTo = (upstream: Upstream, path: string, maxStatus: number) => async () => {
  const { status, body } = await upstream.send({ method: 'GET', path, headers: {}, signal: AbortSignal.timeout(2000) });
  await body.dump();
  return status < maxStatus;
};

const apiTimeoutMs = 20_000;

/**
 * Concurrent uploads. The API rejects callers who are not signed in before it reads the body, so only members can
 * occupy a slot for long.
 */
const maxUploads = 64;

/** Event streams. Each is one connection for as long as a page is open; more are refused by the API. */
const maxStreams = 4_000;

/** Renders of all clients together. They share one core; at this limit each waits half a second for the others. */
const maxRenders = 32;

/**
 * Requests of one client that wait for its turn. Many visitors share the address of a mobile network, and a browser
 * requests few pages at once.
 */
const maxQueuedPerClient = 64;

/** Memory for the bodies of all requests except uploads. */
const maxBodyBytes = 64 * 1024 * 1024;

export interface Site {
  readonly gateway: HttpServer;
  readonly health: FastifyInstance;
  /** Lets open requests finish, then closes the upstream connections. */
  close(): Promise<void>;
}

/**
 * Creates the gateway from its settings; it does not listen yet. Throws when the account app's build cannot be read.
 */
export const createSite = async (
  env: Env,
  {
    logger,
    isDraining,
    now = () => performance.now(),
  }: { logger: Logger; isDraining: () => boolean; now?: () => number },
): Promise<Site> => {
  const isDevelopment = env.NODE_ENV === 'development';
  const policies = createPolicies({ mapOrigins: env.MAP_ORIGINS, furtherFrames: env.FRAME_ORIGINS });
  const forwardOptions = {
    origin: originHeaders(env.PUBLIC_ORIGIN),
    bodies: createBodyBuffer(maxBodyBytes),
  };
  // A development server compiles on the first request.
  const timeoutMs = isDevelopment ? 60_000 : 10_000;
  const api = createUpstream(env.API_ORIGIN, { timeoutMs: apiTimeoutMs });
  const uploads = createUpstream(env.API_ORIGIN, { timeoutMs: apiTimeoutMs, maxConnections: maxUploads });
  const streams = createUpstream(env.API_ORIGIN, { timeoutMs: apiTimeoutMs, maxConnections: maxStreams });
  const apiInner = createUpstream(env.API_INNER_ORIGIN, { timeoutMs: 500 });
  const publicApp = createUpstream(env.PUBLIC_APP_ORIGIN, { timeoutMs });
  const accountApp = env.ACCOUNT_ORIGIN ? createUpstream(env.ACCOUNT_ORIGIN, { timeoutMs }) : undefined;

  const renders = createRenderLimit({
    slots: maxRenders,
    slotsPerClient: env.RENDERS_PER_CLIENT,
    maxQueuedPerClient,
    maxQueued: 1024,
    queueTimeoutMs: timeoutMs,
  });

  const account: Handler = accountApp
    ? createAccountProxy({ upstream: accountApp, ...forwardOptions, policyFor: policies.ofFiles })
    : createAccountFiles(await readAccountBuild(env.ACCOUNT_DIST!, policies.ofFiles));
  const cache = isDevelopment
    ? undefined
    : createPageCache({
        fetchPage: fetchPageFrom({ upstream: publicApp, origin: forwardOptions.origin }),
        renders,
        versions: createContentVersion(versionSource(apiInner, logger), now),
        policyFor: policies.ofPages,
        now,
        maxBytes: env.CACHE_MB * 1024 * 1024,
        onStaleIfError: (err) => logger.warn({ err }, 'stale page served because the public app failed'),
      });

  reportGateway({
    cachedPages: () => cache?.pages() ?? 0,
    cachedBytes: () => cache?.bytes() ?? 0,
    renders: renders.usage,
  });

  const headerOptions = { publicOrigin: env.PUBLIC_ORIGIN, isProduction: env.NODE_ENV === 'production' };
  const gateway = createGateway({
    logger,
    clientAddress: createClientAddress(env.TRUSTED_PROXIES),
    hashAddress: createAddressHash(env.LOG_HASH_KEY),
    securityHeaders: securityHeaders(headerOptions),
    framedHeaders: securityHeaders({ ...headerOptions, isFramed: true }),
    apps: {
      api: (context) =>
        forward(context, {
          upstream: api,
          uploads,
          streams,
          ...forwardOptions,
          kind: 'api',
          policyFor: policies.ofPages,
        }),
      public: createPublicSite({ upstream: publicApp, ...forwardOptions, policyFor: policies.ofPages, cache, renders }),
      account,
    },
  });
  const origins = { public: env.PUBLIC_APP_ORIGIN, account: env.ACCOUNT_ORIGIN, api: undefined, closed: undefined };
  const endUpgraded = isDevelopment
    ? forwardUpgrades(gateway.server, (pathname) => origins[mountFor(pathname).app])
    : () => undefined;

  const health = createInnerServer({
    isDraining,
    checks: {
      api: respondsTo(apiInner, '/health/ready', 300),
      public: respondsTo(publicApp, '/health', 500),
      ...(accountApp ? { account: respondsTo(accountApp, '/', 500) } : {}),
    },
  });
  return {
    gateway,
    health,
    async close() {
      endUpgraded();
      // They would not end by themselves; their clients connect to another gateway.
      await streams.close();
      await Promise.all([gateway.close(), health.close()]);
      await Promise.all([api, uploads, apiInner, publicApp, accountApp].map((upstream) => upstream?.close()));
    },
  };
};
