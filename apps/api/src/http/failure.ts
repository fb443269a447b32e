import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@yoodee/api-contract';
import { localeTags, preferredLocale, type Locale } from '@yoodee/site';
import { ApiError } from './problem.ts';
import { problems } from './problem.messages.ts';

const waitUnits = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `55 นาที`, `1 hour`: rounded up, in the largest unit that fits. */
const waitOf = (seconds: number, locale: Locale): string => {
  const [unit, length] = waitUnits.find(([, least]) => seconds >= least) ?? waitUnits[2];
  const format = new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
};

/** Fills in the details; `{wait}` is `retry_after` in words. */
const fill = (sentence: string, locale: Locale, details: Record<string, number> = {}) =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) =>
    name === 'wait' ? waitOf(details.retry_after ?? 60, locale) : (details[name]?.toLocaleString('en') ?? slot),
  );

const localeOf = (request: FastifyRequest): Locale => preferredLocale(request.headers['accept-language']) ?? 'th';

/** The failure envelope of a problem, in the request's language (default Thai). */
const failureOf = (error: ApiError, request: FastifyRequest): Failure => ({
  data: null,
  message: fill(problems[error.code][localeOf(request)], localeOf(request), error.details),
  code: error.code,
  ...(error.errors && { errors: error.errors }),
  ...(error.details && { details: error.details }),
  ...(error.proofMethods && { proof_methods: [...error.proofMethods] }),
  ...(error.freeTimes && { free_times: error.freeTimes.map((time) => time.toISOString()) }),
  request_id: request.id,
});

/** No connection, or none that accepts this statement: it is tried again when the database or its standby answers. */
const databaseUnreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Shutdown, crash, start and too many connections.
  ...['57P01', '57P02', '57P03', '53300'],
  // Connection failures. PgBouncer reports all of its own as protocol violations (08P01).
  ...['08000', '08001', '08003', '08004', '08006', '08P01'],
  // A time limit; a server that has become a standby.
  ...['57014', '25006'],
]);

/** Deadlock, serialization failure, exclusion constraint: a retry succeeds, or learns why not. */
const inEachOthersWay = new Set(['40P01', '40001', '23P01']);

/** Messages of node-postgres timeouts, which have no code. */
const driverGaveUp =
  /^(?:timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated(?: unexpectedly| due to connection timeout)?|Client .+ is not queryable)$/;

/** Why a query failed. Drizzle's message is not used: it contains the parameters, which may be texts of members. */
const databaseProblem = (error: unknown): 'busy' | 'unavailable' | null => {
  const { code, syscall, message } = (
    error instanceof DrizzleQueryError ? error.cause : error
  ) as NodeJS.ErrnoException;
  if (code === undefined) return driverGaveUp.test(message) ? 'unavailable' : null;
  if (inEachOthersWay.has(code)) return 'busy';
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect';
  return hasNoSocket || databaseUnreachable.has(code) ? 'unavailable' : null;
};

/** Maps errors of Fastify and of drivers to problems. Unknown errors are `unexpected`. */
const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new ApiError('payload_too_large', { cause: error });
  if (statusCode === 415) return new ApiError('unsupported_content_type', { cause: error });
  if (statusCode === 503) return new ApiError('busy', { cause: error });
  if (statusCode === 404) return new ApiError('not_found', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new ApiError('invalid_request', { errors: { body: 'invalid' }, cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ApiError('invalid_request', { cause: error });
  return new ApiError(databaseProblem(error) ?? 'unexpected', { cause: error });
};

/**
 * The error handler: maps a thrown error to a response. The cause of a 5xx is logged with the request id and never
 * sent.
 */
export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const problem = toApiError(error);
  const { status } = problems[problem.code];
  request.problem = problem.code;
  // Under overload there are thousands of refusals; they must be cheap and are not errors.
  if (problem.code === 'busy') request.log.warn({ err: problem.cause }, problem.code);
  else if (status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.code);
  if (status === 503) reply.header('retry-after', '5');
  const retryAfter = problem.details?.retry_after;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.status(status).header('cache-control', 'private, no-store').send(failureOf(problem, request));
};
