import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@yoodee/api-contract';
import { preferredLocale } from '@yoodee/site';
import { ApiError } from './problem.ts';
import { problems } from './problem.messages.ts';

const fill = (sentence: string, details: Record<string, number> = {}) =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) => String(details[name] ?? slot));

/** The failure envelope for a problem, in the language the request asks for (Thai unless told). */
const failureOf = (error: ApiError, request: FastifyRequest): Failure => ({
  data: null,
  message: fill(problems[error.code][preferredLocale(request.headers['accept-language']) ?? 'th'], error.details),
  code: error.code,
  ...(error.errors && { errors: error.errors }),
  ...(error.details && { details: error.details }),
  request_id: request.id,
});

const databaseUnreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08001',
  '57014',
]);

/** Fastify's and the drivers' own errors as the problems they are; anything unknown is `unexpected`. */
const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const { code, statusCode, cause, message } = error as {
    code?: string;
    statusCode?: number;
    cause?: unknown;
    message?: string;
  };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new ApiError('payload_too_large', { cause: error });
  if (statusCode === 415) return new ApiError('unsupported_content_type', { cause: error });
  if (statusCode === 503) return new ApiError('busy', { cause: error });
  if (statusCode === 404) return new ApiError('not_found', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new ApiError('invalid_request', { errors: { body: 'invalid' }, cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ApiError('invalid_request', { cause: error });
  const driverCode = code ?? (cause as { code?: string } | undefined)?.code;
  const text = `${message} ${(cause as Error | undefined)?.message ?? ''}`;
  if ((driverCode && databaseUnreachable.has(driverCode)) || /timeout|Connection terminated/i.test(text))
    return new ApiError('unavailable', { cause: error });
  return new ApiError('unexpected', { cause: error });
};

/** The one place where a throw becomes a reply. What caused a 5xx goes to the log under the request id, never out. */
export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const problem = toApiError(error);
  const { status } = problems[problem.code];
  // Under overload refusals come by the thousand: each costs no more than it must, and none of them is a defect.
  if (problem.code === 'busy') request.log.warn({ err: problem.cause }, problem.code);
  else if (status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.code);
  if (status === 503) reply.header('retry-after', '5');
  const retryAfter = problem.details?.retry_after;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.status(status).header('cache-control', 'private, no-store').send(failureOf(problem, request));
};
