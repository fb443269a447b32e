import type { FastifyInstance } from 'fastify';
import { proveByPasskey, startPasskeyProof } from '@yoodee/api-contract/passkeys';
import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route, type Caller } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { createProofQueries } from '../proofs/proofs.queries.ts';
import { createAssertions, markPasskeyUsed } from './assertions.ts';
import type { ChallengeUse } from './challenges.queries.ts';
import { createPasskeyQueries } from './passkeys.queries.ts';

const proofLimit = (memberId: number) =>
  ({ bucket: `passkeys:proof:member:${memberId}`, max: 60, seconds: 3_600, problem: 'too_many_requests' }) as const;

const useOf = (purpose: ProofPurpose, { sessionId }: Caller): ChallengeUse => ({
  purpose: `proof_${purpose}`,
  sessionId,
});

/** A passkey as proof of who a signed-in member is. */
export const passkeyProofRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const assertions = createAssertions({ db, env });

  route(app, startPasskeyProof, async ({ body: { purpose }, caller }) => {
    await enforceRateLimits(db, [proofLimit(caller.memberId)]);
    return assertions.request(useOf(purpose, caller), await createPasskeyQueries(db).list(caller.memberId));
  });

  route(app, proveByPasskey, async ({ body: { purpose, credential }, caller }) => {
    await enforceRateLimits(db, [proofLimit(caller.memberId)]);
    const { passkey, counter } = await assertions.verify(useOf(purpose, caller), credential);
    if (passkey.member_id !== caller.memberId) throw new ApiError('passkey_refused');
    const { expiresAt } = await db.transaction(async (tx) => {
      await markPasskeyUsed(tx, passkey.id, counter);
      return createProofQueries(tx).record({ ...caller, purpose }, 'passkey');
    });
    return { purpose, method: 'passkey' as const, expires_at: expiresAt.toISOString() };
  });
};
