import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { readAccountBuild } from './account/account-build.ts';
import { createAccountFiles } from './account/account-files.ts';
import { createAccountProxy } from './account/account-proxy.ts';
import { createContentVersion } from './cache/content-version.ts';
import { createPageCache } from './cache/page-cache.ts';
import { versionSource } from './cache/version-source.ts';
import { createPolicies } from './csp/content-security-policy.ts';
import type { Env } from './env.ts';
import { createGateway, type Handler } from './gateway.ts';
import type { HttpServer } from './http/server.ts';
import { createInnerServer } from './inner.ts';
import { mountFor } from './mounts.ts';
import { createClientAddress } from './proxy/client-address.ts';
import { originHeaders } from './proxy/headers.ts';
import { passThrough } from './proxy/pass-through.ts';
import { createWholeBodies } from './proxy/request-body.ts';
import { createUpstream, type Upstream } from './proxy/upstream.ts';
import { forwardUpgrades } from './proxy/web-sockets.ts';
import { createPublicSite, fetchPageFrom } from './public-site.ts';
import { securityHeaders } from './security-headers.ts';

/** Up when it answers `path` at all, with a status below `limit`. */
const answers = (upstream: Upstream, path: string, limit: number) => async () => {
  const { status, body } = await upstream.send({ method: 'GET', path, headers: {}, signal: AbortSignal.timeout(2000) });
  await body.dump();
  return status < limit;
};

const apiAnswerMs = 20_000;

/** Uploads at once. The API refuses strangers before it reads, so only members can be this many for long. */
const mostUploads = 64;

/** Memory for the bodies of all requests that are no uploads. */
const mostBodyBytes = 64 * 1024 * 1024;

export interface Site {
  readonly gateway: HttpServer;
  readonly inner: FastifyInstance;
  /** Finishes what is under way, then lets go of the upstreams. */
  close(): Promise<void>;
}

/** Wires the whole gateway from its settings; nothing listens yet. Throws when the account app's build cannot be read. */
export const createSite = async (
  env: Env,
  {
    logger,
    isDraining,
    now = () => performance.now(),
  }: { logger: Logger; isDraining: () => boolean; now?: () => number },
): Promise<Site> => {
  const isDevelopment = env.NODE_ENV === 'development';
  const policyFor = createPolicies(env.MAP_ORIGINS);
  const forwarding = {
    origin: originHeaders(env.PUBLIC_ORIGIN),
    bodies: createWholeBodies(mostBodyBytes),
    policyFor,
  };
  // A development server compiles when first asked.
  const answerMs = isDevelopment ? 60_000 : 10_000;
  const api = createUpstream(env.API_ORIGIN, { answerMs: apiAnswerMs });
  const uploads = createUpstream(env.API_ORIGIN, { answerMs: apiAnswerMs, connections: mostUploads });
  const apiInner = createUpstream(env.API_INNER_ORIGIN, { answerMs: 500 });
  const publicApp = createUpstream(env.PUBLIC_APP_ORIGIN, { answerMs });
  const accountApp = env.ACCOUNT_ORIGIN ? createUpstream(env.ACCOUNT_ORIGIN, { answerMs }) : undefined;

  const account: Handler = accountApp
    ? createAccountProxy({ upstream: accountApp, ...forwarding })
    : createAccountFiles(await readAccountBuild(env.ACCOUNT_DIST!, policyFor));
  const cache = isDevelopment
    ? undefined
    : createPageCache({
        fetchPage: fetchPageFrom({ upstream: publicApp, origin: forwarding.origin }),
        versions: createContentVersion(versionSource(apiInner, logger), now),
        policyFor,
        now,
        maxBytes: env.CACHE_MB * 1024 * 1024,
        onStandIn: (err) => logger.warn({ err }, 'kept page served for a public app that failed'),
      });

  const publicSite = createPublicSite({ upstream: publicApp, ...forwarding, cache });
  const gateway = createGateway({
    logger,
    keptPage: publicSite.keptPage,
    clientAddress: createClientAddress(env.TRUSTED_PROXIES),
    securityHeaders: securityHeaders({ publicOrigin: env.PUBLIC_ORIGIN, isProduction: env.NODE_ENV === 'production' }),
    apps: {
      api: (exchange) => passThrough(exchange, { upstream: api, uploads, ...forwarding, kind: 'api' }),
      public: publicSite.answer,
      account,
    },
  });
  const origins = { public: env.PUBLIC_APP_ORIGIN, account: env.ACCOUNT_ORIGIN, api: undefined, closed: undefined };
  const endUpgraded = isDevelopment
    ? forwardUpgrades(gateway.server, (pathname) => origins[mountFor(pathname).app])
    : () => undefined;

  const inner = createInnerServer({
    isDraining,
    checks: {
      api: answers(apiInner, '/health/ready', 300),
      public: answers(publicApp, '/health', 500),
      ...(accountApp ? { account: answers(accountApp, '/', 500) } : {}),
    },
  });
  return {
    gateway,
    inner,
    async close() {
      endUpgraded();
      await Promise.all([gateway.close(), inner.close()]);
      await Promise.all([api, uploads, apiInner, publicApp, accountApp].map((upstream) => upstream?.close()));
    },
  };
};
