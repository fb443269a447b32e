import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { largestBody } from '@yoodee/api-contract';
import type { ProblemCode } from '@yoodee/api-contract';
import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { describeRequest } from '@yoodee/tracing';
import { ApiError } from './problem.ts';
import { sendFailure } from './failure.ts';
import { measureRequests } from './request.metrics.ts';
import type { Caller } from './route.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The problem code of the response; null when it succeeded. */
    problem: ProblemCode | null;
  }
  interface FastifyInstance {
    /** Sets `request.caller` from the bearer token, or throws `signed_out` or `session_elsewhere`. */
    requireCaller(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /**
     * A hook that refuses a signed-in caller without a fresh proof for this purpose with `proof_required`. Visitors
     * pass: whether they may call is decided by `access`.
     */
    requireProof(purpose: ProofPurpose): (request: FastifyRequest) => Promise<void>;
    /** Requests in progress; above the limit a request is refused with `busy`. */
    calls: WorkQueue;
  }
}

/**
 * The gateway on this machine is the only trusted proxy: only the address that it appends to `X-Forwarded-For` counts.
 */
const isGateway = (address: string, hop: number) => hop === 0 && /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Responses load nothing and are shown in no frame. The few HTML pages of the API set their own policy. */
const closedPolicy = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };

/**
 * Maximum of concurrent requests. At 300 requests a second each then waits about 0.7 s; refusing more at once is better
 * than responding after the client has left. It is below the gateway's connections (256), so that the API refuses, and
 * above the database queue, so that a slow database leaves capacity for requests that do not need it.
 */
const maxConcurrent = 200;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** Drops keys with empty values (a plain form sends its blank fields) and returns repeated keys as lists. */
const parseQuery = (text: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const before = query[key];
    query[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
};

/** A Fastify server with our response envelope, limits and request ids. */
export const createHttpApp = ({
  logger,
  trustProxy,
}: {
  logger: FastifyBaseLogger | false;
  trustProxy: boolean;
}): FastifyInstance => {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // The gateway logs requests, without search texts.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy && isGateway,
    // Uploading a photograph on a slow connection takes minutes. The gateway limits all other requests to 15 s.
    requestTimeout: 300_000,
    connectionTimeout: 30_000,
    bodyLimit: largestBody,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    // The gateway limits the length of addresses, and the schemas name the parameter that is too long.
    routerOptions: { querystringParser: parseQuery, maxParamLength: 8_192 },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    ajv: { customOptions: { coerceTypes: false } },
  });
  // `route` validates requests, so that all refusals name their fields alike. Fastify only documents the schemas.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Many clients send a content type with every request. An empty body is then no body, not invalid JSON.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => sendFailure(new ApiError('not_found'), request, reply));
  app.decorateRequest('caller', null);
  app.decorateRequest('problem', null);
  app.decorate('calls', createWorkQueue({ name: 'calls', atOnce: maxConcurrent, maxWaiting: 0 }));
  app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: closedPolicy }, hsts: false });
  measureRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    describeRequest({ id: request.id, method: request.method, route: request.routeOptions.url ?? 'none' });
    if (!safeMethods.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site')
      throw new ApiError('cross_site');
  });
  return app;
};
