import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { largestBody } from '@yoodee/api-contract';
import { ApiError } from './problem.ts';
import { sendFailure } from './failure.ts';
import type { Caller } from './route.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** Sets `request.caller` from the bearer token, or throws `signed_out`. */
    requireCaller(request: FastifyRequest): Promise<void>;
    /** Calls under way; one too many is refused with `busy`. */
    calls: WorkQueue;
  }
}

/**
 * The gateway is the one hop in front of us, on this machine: only the address it adds to `X-Forwarded-For` counts,
 * whatever a client wrote there before it.
 */
const isGateway = (address: string, hop: number) => hop === 0 && /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Data loads nothing and is shown in no frame; the few pages of the API bring a policy of their own. */
const closedPolicy = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };

/**
 * Calls that are worked on at once. By then each waits for two thirds of a second at 300 a second, and whoever comes on
 * top is better told so at once than answered after they have left. Fewer than the connections of one gateway (256), so
 * that the refusals are ours; more than the database lets wait, so that a slow one leaves room for what needs none.
 */
const mostCalls = 200;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** Drops keys with empty values (a plain form sends its blank fields) and keeps repeated keys as lists. */
const parseQuery = (text: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const before = query[key];
    query[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
};

/** A Fastify server with our envelope, limits and request ids; modules are registered onto it. */
export const createHttpApp = ({
  logger,
  trustProxy,
}: {
  logger: FastifyBaseLogger | false;
  trustProxy: boolean;
}): FastifyInstance => {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // The gateway writes a line for each of its requests, without what was searched for.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy && isGateway,
    // A photograph on a slow line takes minutes; the gateway gives every other request 15 s.
    requestTimeout: 300_000,
    connectionTimeout: 30_000,
    bodyLimit: largestBody,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false } },
  });
  // Requests are parsed in `route`, so that every refusal names its fields in one way; Fastify only documents them.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Many clients name a type on every request; an empty body is then no body, not broken JSON.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => sendFailure(new ApiError('not_found'), request, reply));
  app.decorateRequest('caller', null);
  app.decorate('calls', createWorkQueue({ atOnce: mostCalls, maxWaiting: 0 }));
  app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: closedPolicy }, hsts: false });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!safeMethods.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site')
      throw new ApiError('cross_site');
  });
  return app;
};
