import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describeRequest, noteCache, traceId } from '@yoodee/tracing';
import type { Logger } from 'pino';
import { countFailure, measureRequest, type FailureReason } from './gateway.metrics.ts';
import { failures, sendFailure } from './http/failures.ts';
import type { RequestContext } from './http/request-context.ts';
import { maxUrlLength, parseRequestUrl, pathOfRejected } from './http/request-url.ts';
import { createHttpServer, type HttpServer } from './http/server.ts';
import { mountFor, type App } from './mounts.ts';
import type { ClientAddress } from './proxy/client-address.ts';
import { NoSlot } from './proxy/concurrency-limit.ts';
import { BodyBufferFull, BodyTimeout, BodyTooLarge } from './proxy/request-body.ts';
import { UpstreamUnavailable } from './proxy/upstream.ts';

export type Handler = (context: RequestContext) => Promise<void>;

interface GatewayOptions {
  readonly logger: Logger;
  readonly apps: Readonly<Record<Exclude<App, 'closed'>, Handler>>;
  /** Headers of every response, as flat name/value pairs. */
  readonly securityHeaders: readonly string[];
  /** The same for responses that other sites may embed in a frame. */
  readonly framedHeaders: readonly string[];
  readonly clientAddress: ClientAddress;
  /** The keyed hash that log lines have instead of an address. */
  readonly hashAddress: (address: string) => string;
}

const methods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const isRequestId = /^[A-Za-z0-9-]{8,64}$/;

const requestId = (headers: IncomingHttpHeaders) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && isRequestId.test(given) ? given : randomUUID();
};

const countHostHeaders = (rawHeaders: readonly string[]) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') count += 1;
  return count;
};

/** Requests that Node's strict parser accepts although two parsers could read them differently. */
const isAmbiguous = ({ rawHeaders, headers, httpVersionMajor, httpVersionMinor }: IncomingMessage) =>
  // HTTP/0.9 has no headers and no status line, so no header of a response would protect anything.
  httpVersionMajor !== 1 ||
  countHostHeaders(rawHeaders) > 1 ||
  (httpVersionMinor === 0 && headers['transfer-encoding'] !== undefined);

/** `address` is read when the request arrives: a closed connection has none. */
const logRequest = (
  { logger, hashAddress }: Pick<GatewayOptions, 'logger' | 'hashAddress'>,
  { request, response, id, url, cacheState }: RequestContext,
  { startedAt, address }: { startedAt: number; address: string },
) => {
  logger.info(
    {
      request_id: id,
      trace_id: traceId(),
      address_hash: hashAddress(address),
      method: request.method,
      // The query is not logged: it contains search words, one-time codes and sign-in states.
      path: url.pathname,
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      cache: cacheState,
      aborted: response.writableFinished ? undefined : true,
    },
    'request',
  );
};

/** The log message of an expected failure, also its reason in the metrics. */
const expectedFailure = (error: unknown): FailureReason | undefined => {
  if (error instanceof UpstreamUnavailable) return 'upstream unavailable';
  if (error instanceof NoSlot) return 'too many pages at a time';
  return error instanceof BodyBufferFull ? 'body buffer full' : undefined;
};

/** Calls the app of the mount. An error becomes a failure reply, or ends the connection if the response has begun. */
const handleRequest = async (context: RequestContext, app: App, { logger, apps }: GatewayOptions): Promise<void> => {
  try {
    if (app === 'closed') sendFailure(context, failures.notFound);
    else await apps[app](context);
    noteCache(context.cacheState);
  } catch (error) {
    const { response } = context;
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    if (error instanceof BodyTimeout) return sendFailure(context, failures.tooSlow);
    if (error instanceof BodyTooLarge) return sendFailure(context, failures.tooLarge);
    const expected = expectedFailure(error);
    countFailure(expected ?? 'unexpected');
    logger[expected ? 'warn' : 'error']({ request_id: context.id, app, err: error }, expected ?? 'unexpected');
    sendFailure(context, failures.unavailable);
  }
};

/** The server that the internet, or a proxy in front, connects to. */
export const createGateway = (options: GatewayOptions): HttpServer => {
  const { clientAddress, securityHeaders, framedHeaders } = options;
  return createHttpServer((request, response) => {
    const [startedAt, address] = [performance.now(), clientAddress(request)];
    const target = request.url ?? '';
    const isTooLong = target.length > maxUrlLength;
    const url = isTooLong ? null : parseRequestUrl(target);
    const mount = url && mountFor(url.pathname);
    const id = requestId(request.headers);
    const context: RequestContext = {
      request,
      response,
      id,
      clientAddress: () => address,
      url: url ?? { pathname: pathOfRejected(target), search: '' },
      commonHeaders: [...(mount?.isFramed ? framedHeaders : securityHeaders), 'x-request-id', id],
    };
    describeRequest({ id, method: request.method, route: mount?.app ?? 'none' });
    response.on('close', () => {
      logRequest(options, context, { startedAt, address });
      measureRequest(context, methods.has(request.method), startedAt);
    });

    if (isTooLong) sendFailure(context, failures.tooLong);
    else if (!mount || isAmbiguous(request)) sendFailure(context, failures.badRequest);
    else if (!methods.has(request.method)) sendFailure(context, failures.methodNotAllowed);
    else void handleRequest(context, mount.app, options);
  });
};
