import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { OperationContext } from './operation.ts';
import { isOperator } from './operator-key.ts';
import { RequestedOperation, operationProblem, perform } from './perform.ts';

/** Path of operations on the internal port. */
export const operationsPath = '/internal/operations';

/**
 * `POST /internal/operations` on the internal port: responds with `{lines}`, or 422 with `{problem}`. Requires the
 * operator key.
 */
export const operationRoutes = (
  app: FastifyInstance,
  { secret, ...context }: OperationContext & { secret: string },
) => {
  app.post(operationsPath, async (request, reply) => {
    if (!isOperator(request.headers.authorization, secret)) return reply.status(401).send({ problem: 'Not allowed.' });
    const asked = z.safeParse(RequestedOperation, request.body);
    if (!asked.success) return reply.status(400).send({ problem: 'Not an operation.' });
    try {
      return { lines: await perform(context, asked.data) };
    } catch (error) {
      const problem = operationProblem(error);
      if (problem === null) throw error;
      return reply.status(422).send({ problem });
    }
  });
};
