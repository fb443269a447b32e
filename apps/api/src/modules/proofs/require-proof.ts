import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { proofMethodsOf } from './proof-methods.ts';
import { createProofQueries } from './proofs.queries.ts';

/** Adds `requireProof` to the server. Call it before routes are registered. */
export const decorateProofs = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const proofs = createProofQueries(db);

  app.decorate('requireProof', (purpose) => async (request) => {
    const caller = request.caller ?? (await app.readCaller(request));
    if (caller === null || (await proofs.listFresh(caller)).includes(purpose)) return;
    throw new ApiError('proof_required', { proofMethods: await proofMethodsOf({ db, env }, caller.memberId) });
  });
};
