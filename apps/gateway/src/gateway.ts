import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Exchange } from './http/exchange.ts';
import { failures, sendFailure } from './http/failures.ts';
import { createHttpServer, type HttpServer } from './http/server.ts';
import { maxTargetLength, parseTarget } from './http/target.ts';
import { mountFor, type App } from './mounts.ts';
import type { ClientAddress } from './proxy/client-address.ts';
import { BodyTooSlow } from './proxy/pass-through.ts';
import { UpstreamUnavailable } from './proxy/upstream.ts';

export type Handler = (exchange: Exchange) => Promise<void>;

interface GatewayOptions {
  readonly logger: Logger;
  readonly apps: Readonly<Record<Exclude<App, 'closed'>, Handler>>;
  /** Flat name/value pairs that every reply carries. */
  readonly securityHeaders: readonly string[];
  readonly clientAddress: ClientAddress;
}

const methods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const isRequestId = /^[A-Za-z0-9-]{8,64}$/;

const requestId = ({ headers }: IncomingMessage) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isRequestId.test(given) ? given : randomUUID();
};

const hostLines = (rawHeaders: readonly string[]) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') count += 1;
  return count;
};

/** What Node's strict parser lets through although two readers could disagree on it. */
const isAmbiguous = ({ rawHeaders, headers, httpVersionMinor }: IncomingMessage) =>
  hostLines(rawHeaders) > 1 || (httpVersionMinor === 0 && headers['transfer-encoding'] !== undefined);

const logExchange = (logger: Logger, { request, response, id, target, cache }: Exchange, startedAt: number) => {
  logger.info(
    {
      request_id: id,
      method: request.method,
      // Queries carry search words, one-time codes and sign-in states: none of them belongs in a log.
      path: target.pathname,
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(cache ? { cache } : {}),
      ...(response.writableFinished ? {} : { aborted: true }),
    },
    'request',
  );
};

/** Answers one exchange by its mount and turns what is thrown into a reply; where one has begun, breaks it off. */
const answer = async (exchange: Exchange, { logger, apps }: GatewayOptions): Promise<void> => {
  const { app } = mountFor(exchange.target.pathname);
  try {
    if (app === 'closed') sendFailure(exchange, failures.notFound);
    else await apps[app](exchange);
  } catch (error) {
    const { response } = exchange;
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    if (error instanceof BodyTooSlow) return sendFailure(exchange, failures.tooSlow);
    const isKnown = error instanceof UpstreamUnavailable;
    logger[isKnown ? 'warn' : 'error'](
      { request_id: exchange.id, app, err: error },
      isKnown ? 'upstream unavailable' : 'unexpected',
    );
    sendFailure(exchange, failures.unavailable);
  }
};

/** The server that the world talks to. */
export const createGateway = (options: GatewayOptions): HttpServer => {
  const { logger, securityHeaders, clientAddress } = options;

  return createHttpServer((request, response) => {
    const startedAt = performance.now();
    const raw = request.url ?? '';
    const target = raw.length <= maxTargetLength ? parseTarget(raw) : null;
    const id = requestId(request);
    const exchange: Exchange = {
      request,
      response,
      id,
      client: clientAddress(request),
      target: target ?? { pathname: '/', search: '' },
      ownHeaders: [...securityHeaders, 'x-request-id', id],
    };
    response.once('close', () => logExchange(logger, exchange, startedAt));

    if (raw.length > maxTargetLength) sendFailure(exchange, failures.tooLong);
    else if (!target || isAmbiguous(request)) sendFailure(exchange, failures.badRequest);
    else if (!methods.has(request.method)) sendFailure(exchange, failures.methodNotAllowed);
    else void answer(exchange, options);
  });
};
