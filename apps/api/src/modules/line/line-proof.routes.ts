import type { FastifyInstance } from 'fastify';
import { proveByLine, startLineProof } from '@yoodee/api-contract/proofs';
import { proofLifeMinutes } from '@yoodee/api-contract/proof-kinds';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { localeOf } from '../auth/auth.routes.ts';
import { createLineAccountQueries } from '../auth/line-accounts.queries.ts';
import { createProofQueries } from '../proofs/proofs.queries.ts';
import { createLineClient } from './line-client.ts';
import { createLoginSecrets } from './line-cookie.ts';
import { createLineProofQueries } from './line-proofs.queries.ts';

const proofLimit = (memberId: number) =>
  ({ bucket: `line:proof:member:${memberId}`, max: 60, seconds: 3_600, problem: 'too_many_requests' }) as const;

/** LINE asks for a new sign-in when the last one is older than this. */
const maxAgeS = 60;
/** Seconds by which the clocks of LINE and the database may differ. */
const toleranceS = 60;

/** Whether the sign-in to LINE is no older than a proof may be. */
const isFresh = (signedInAt: number, now: number) =>
  signedInAt <= now + toleranceS && signedInAt >= now - proofLifeMinutes * 60 - toleranceS;

/** The linked LINE account as proof of who a signed-in member is. */
export const lineProofRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const line = createLineClient(env);

  route(app, startLineProof, async ({ body: { purpose }, caller: { memberId, sessionId }, request }) => {
    if (!line) throw new ApiError('line_unavailable');
    await enforceRateLimits(db, [proofLimit(memberId)]);
    if (!(await createLineAccountQueries(db).isLinked(memberId))) throw new ApiError('line_unknown');
    const [secrets, locale] = [createLoginSecrets(), localeOf(request)];
    const { state, nonce, verifier } = secrets;
    await createLineProofQueries(db).begin({ state, nonce, verifier, sessionId, purpose, locale });
    return { authorize_url: line.authorizeUrl(secrets, locale, maxAgeS), state };
  });

  route(app, proveByLine, async ({ body: { line_code, state }, caller }) => {
    if (!line) throw new ApiError('line_unavailable');
    await enforceRateLimits(db, [proofLimit(caller.memberId)]);
    const proofs = createLineProofQueries(db);
    const begun = await proofs.take(state, caller.sessionId);
    if (!begun) throw new ApiError('line_expired');
    const { sub, signedInAt } = await line.exchange(line_code, begun, begun.locale);
    if (signedInAt === null || !isFresh(signedInAt, begun.takenAt)) throw new ApiError('line_expired');
    const { purpose } = begun;
    const { expiresAt } = await db.transaction(async (tx) => {
      // The row is locked, so that a concurrent unlinking cannot be followed by a proof.
      if (!(await createLineAccountQueries(tx).isLinked(caller.memberId, sub))) throw new ApiError('line_unknown');
      return createProofQueries(tx).record({ ...caller, purpose }, 'line');
    });
    return { purpose, method: 'line' as const, expires_at: expiresAt.toISOString() };
  });
};
