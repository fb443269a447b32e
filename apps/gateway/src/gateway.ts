import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Exchange } from './http/exchange.ts';
import { failures, sendFailure } from './http/failures.ts';
import { maxTargetLength, parseTarget } from './http/target.ts';
import { mountFor, type App } from './mounts.ts';
import { BodyTooSlow } from './proxy/pass-through.ts';
import { UpstreamUnavailable } from './proxy/upstream.ts';

export type Handler = (exchange: Exchange) => Promise<void>;

interface GatewayOptions {
  readonly logger: FastifyBaseLogger;
  readonly apps: Readonly<Record<Exclude<App, 'closed'>, Handler>>;
  /** Flat name/value pairs that every reply carries. */
  readonly securityHeaders: readonly string[];
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

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

/** The parser's refusals, before there is a request: no body, no headers to go wrong, and the connection is over. */
const refuseMalformed = (error: NodeJS.ErrnoException, socket: Socket) => {
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n`);
};

const logExchange = (
  logger: FastifyBaseLogger,
  { request, response, id, target, cache }: Exchange,
  startedAt: number,
) => {
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

/**
 * Lets connections go as soon as closing allows: kept-alive ones as they fall idle, and when no request is left all others,
 * for Node does not count a connection as idle that a browser opened ahead and has not used yet.
 */
const closeConnectionsWhenIdle = (app: FastifyInstance) => {
  let underWay = 0;
  app.server.prependListener('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => (underWay ? app.server.closeIdleConnections() : app.server.closeAllConnections()), 100);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });
};

/** The server that the world talks to. Fastify owns its life cycle and limits; exchanges are answered on the raw streams. */
export const createGateway = (options: GatewayOptions): FastifyInstance => {
  const { logger, securityHeaders } = options;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    genReqId: requestId,
    return503OnClosing: false,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // The time for a whole request, photographs on a slow line included; smaller bodies have their own deadline.
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384 },
    clientErrorHandler: refuseMalformed,
    routerOptions: { maxParamLength: maxTargetLength },
  });
  closeConnectionsWhenIdle(app);
  // Bodies are streams on their way to an upstream; nothing here reads one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const exchangeOf = (id: string, request: IncomingMessage, response: ServerResponse) => {
    const raw = request.url ?? '';
    const target = raw.length <= maxTargetLength ? parseTarget(raw) : null;
    const ownHeaders = [...securityHeaders, 'x-request-id', id];
    const exchange: Exchange = { request, response, id, ownHeaders, target: target ?? { pathname: '/', search: '' } };
    const startedAt = performance.now();
    response.once('close', () => logExchange(logger, exchange, startedAt));
    return { exchange, refusal: target ? null : raw.length > maxTargetLength ? failures.tooLong : failures.badRequest };
  };

  app.route({
    method: methods,
    url: '*',
    handler: (request, reply) => {
      reply.hijack();
      const { exchange, refusal } = exchangeOf(request.id, request.raw, reply.raw);
      if (refusal ?? isAmbiguous(request.raw)) return sendFailure(exchange, refusal ?? failures.badRequest);
      void answer(exchange, options);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    sendFailure(exchangeOf(request.id, request.raw, reply.raw).exchange, failures.methodNotAllowed);
  });
  return app;
};
