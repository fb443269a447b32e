import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { KeptReply } from './cache/page-entry.ts';
import type { Visit } from './cache/page-request.ts';
import type { AnswerAtOnce } from './http/at-once.ts';
import type { CacheState, Exchange, KeptState } from './http/exchange.ts';
import { failures, sendFailure } from './http/failures.ts';
import { replyHead } from './http/reply-head.ts';
import { createHttpServer, keepAliveMs, type HttpServer } from './http/server.ts';
import { maxTargetLength, parseTarget } from './http/target.ts';
import { mountFor, type App } from './mounts.ts';
import type { ClientAddress } from './proxy/client-address.ts';
import { BodyTooLarge, BodyTooSlow, NoRoomForBody } from './proxy/request-body.ts';
import { UpstreamUnavailable } from './proxy/upstream.ts';

export type Handler = (exchange: Exchange) => Promise<void>;

/** A page that is there already. */
export interface KeptPage {
  readonly reply: KeptReply;
  readonly state: KeptState;
}

export type FindKeptPage = (visit: Visit) => KeptPage | undefined;

interface GatewayOptions {
  readonly logger: Logger;
  readonly apps: Readonly<Record<Exclude<App, 'closed'>, Handler>>;
  /** Finds a page of the public app that needs no waiting; none in development. */
  readonly keptPage: FindKeptPage | undefined;
  /** Flat name/value pairs that every reply carries. */
  readonly securityHeaders: readonly string[];
  readonly clientAddress: ClientAddress;
}

const methods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const isRequestId = /^[A-Za-z0-9-]{8,64}$/;

const requestId = (headers: IncomingHttpHeaders) => {
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

interface Answered extends Pick<Visit, 'target' | 'id'> {
  method: string | undefined;
  status: number;
  cache: CacheState | undefined;
  /** Whether the reply went out whole. */
  isWhole: boolean;
  /** On the clock of `performance`. */
  startedAt: number;
}

const logAnswered = (logger: Logger, { id, method, target, status, startedAt, cache, isWhole }: Answered) => {
  logger.info(
    {
      request_id: id,
      method,
      // Queries carry search words, one-time codes and sign-in states: none of them belongs in a log.
      path: target.pathname,
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(cache ? { cache } : {}),
      ...(isWhole ? {} : { aborted: true }),
    },
    'request',
  );
};

/** What the log says of failures that are to be expected. */
const expectedFailure = (error: unknown) => {
  if (error instanceof UpstreamUnavailable) return 'upstream unavailable';
  return error instanceof NoRoomForBody ? 'too many bodies' : undefined;
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
    if (error instanceof BodyTooLarge) return sendFailure(exchange, failures.tooLarge);
    const expected = expectedFailure(error);
    logger[expected ? 'warn' : 'error']({ request_id: exchange.id, app, err: error }, expected ?? 'unexpected');
    sendFailure(exchange, failures.unavailable);
  }
};

const ownHeaders = ({ securityHeaders }: GatewayOptions, id: string) => [...securityHeaders, 'x-request-id', id];

const nothing = Buffer.alloc(0);

/** What is thrown outside an exchange would end the process; on its way through Node the request gets its reply for it. */
const orUndefined = <Result>(work: () => Result, logger: Logger): Result | undefined => {
  try {
    return work();
  } catch (err) {
    logger.error({ err }, 'unexpected');
    return undefined;
  }
};

/** Answers with pages that are there already, in the very bytes that {@link answer} would send. */
const answerAtOnce =
  (options: GatewayOptions, keptPage: FindKeptPage): AnswerAtOnce =>
  ({ target: raw, headers }) => {
    const startedAt = performance.now();
    const target = parseTarget(raw);
    if (!target || mountFor(target.pathname).app !== 'public') return undefined;
    const visit = { target, headers, id: requestId(headers) };
    const kept = orUndefined(() => keptPage(visit), options.logger);
    if (!kept) return undefined;
    const { status, headers: given, body = nothing } = kept.reply;
    return {
      head: replyHead({ status, headers: [...given, ...ownHeaders(options, visit.id)] }, keepAliveMs),
      body,
      onSent: (error) =>
        logAnswered(options.logger, { ...visit, method: 'GET', status, cache: kept.state, startedAt, isWhole: !error }),
    };
  };

/** The server that the world talks to. */
export const createGateway = (options: GatewayOptions): HttpServer => {
  const { logger, clientAddress } = options;

  const listener: RequestListener = (request, response) => {
    const startedAt = performance.now();
    const raw = request.url ?? '';
    const target = raw.length <= maxTargetLength ? parseTarget(raw) : null;
    const id = requestId(request.headers);
    const exchange: Exchange = {
      request,
      response,
      id,
      client: () => clientAddress(request),
      target: target ?? { pathname: '/', search: '' },
      ownHeaders: ownHeaders(options, id),
    };
    response.once('close', () =>
      logAnswered(logger, {
        id,
        target: exchange.target,
        method: request.method,
        status: response.statusCode,
        cache: exchange.cache,
        startedAt,
        isWhole: response.writableFinished,
      }),
    );

    if (raw.length > maxTargetLength) sendFailure(exchange, failures.tooLong);
    else if (!target || isAmbiguous(request)) sendFailure(exchange, failures.badRequest);
    else if (!methods.has(request.method)) sendFailure(exchange, failures.methodNotAllowed);
    else void answer(exchange, options);
  };
  return createHttpServer(listener, options.keptPage && answerAtOnce(options, options.keptPage));
};
