import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Failure, problemsOf, type Endpoint, type ProblemCode, type ResponseOf } from '@yoodee/api-contract';
import { setCaching } from './caching.ts';
import { parseRequest } from './validation.ts';
import { problems } from './problem.messages.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? z.output<E[K]>
  : undefined;

/** The authenticated member; set on endpoints with `access: 'member'`. */
export interface Caller {
  memberId: number;
  sessionId: string;
}

/** Input of a handler: the parsed request, the caller, and Fastify's objects. */
export interface Call<E extends Endpoint> {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  caller: E['access'] extends 'member' ? Caller : null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** For the documentation only: the handler streams the file and reads the header itself. */
const withFile = (fields: z.ZodMiniObject) => z.extend(fields, { file: z.file() });
const idempotencyHeader = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
});

/** The documented failure responses by HTTP status, each with its codes. */
export const failureReplies = (codes: readonly ProblemCode[]) => {
  const statuses = new Set(codes.map((code) => problems[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: codes.filter((code) => problems[code].status === status).join(', '),
        content: { 'application/json': { schema: Failure } },
      },
    ]),
  );
};

/** Registers one contract endpoint: validates the request, checks the caller, wraps and validates the response. */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  spec: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
) => {
  const { method, path, params, query, body, access, proof, status = 200 } = spec;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (access === 'member' || method !== 'GET') reply.header('cache-control', 'private, no-store');
    const parts = {
      params: params && parseRequest(params, request.params),
      query: query && parseRequest(query, request.query),
      body: body && parseRequest(body, request.body ?? {}),
    };
    const data = await handler({ ...parts, caller: request.caller, request, reply } as Call<E>);
    reply.status(status);
    return { data, message: 'Success' };
  };
  app.route({
    method,
    url: path,
    schema: {
      summary: spec.summary,
      tags: [spec.tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(spec.multipart && { consumes: ['multipart/form-data'], body: withFile(spec.multipart) }),
      ...(spec.idempotent && { headers: idempotencyHeader }),
      ...(access === 'member' && { security: [{ bearer: [] }] }),
      ...(access === 'public' && method === 'GET' && { security: [{}, { apiKey: [] }] }),
      response: {
        [status]: z.object({ data: spec.response, message: z.literal('Success') }),
        ...failureReplies(problemsOf(spec)),
      },
    },
    attachValidation: true,
    preHandler: [...(access === 'member' ? [app.requireCaller] : []), ...(proof ? [app.requireProof(proof)] : [])],
    onSend: setCaching({ isPublicRead: access === 'public' && method === 'GET' }),
    // An upload is as slow as the client's connection; its processing has a separate queue.
    handler: spec.multipart ? answer : (request, reply) => app.calls.run(() => answer(request, reply)),
  });
};
