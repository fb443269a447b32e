import type { FastifyInstance } from 'fastify';
import { getProofs, proveByCode, sendProofCode } from '@yoodee/api-contract/proofs';
import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route, type Caller } from '../../http/route.ts';
import { localeOf, sentCodeOf } from '../auth/auth.routes.ts';
import { readOtp } from '../auth/otp-code.ts';
import type { OtpService } from '../auth/otp.ts';
import { createMemberQueries } from '../members/members.queries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { proofMethodsOf } from './proof-methods.ts';
import { createProofQueries } from './proofs.queries.ts';

export interface ProofServices {
  db: Db;
  env: Env;
  otp: OtpService;
  outbox: Outbox;
  securityEvents: SecurityEvents;
}

/** Proofs of who a signed-in member is. Endpoints that declare `proof` in the contract ask for them. */
export const proofRoutes = (app: FastifyInstance, { db, env, otp, outbox, securityEvents }: ProofServices) => {
  /** The code is for the present phone, this session and one purpose. */
  const scopeOf = async ({ memberId, sessionId }: Caller, purpose: ProofPurpose) => {
    const phone = await createMemberQueries(db).findPhone(memberId);
    if (phone === null) throw new ApiError('signed_out');
    return { phone, purpose: `proof_${purpose}` as const, memberId, sessionId };
  };

  route(app, getProofs, async ({ caller }) => ({
    methods: await proofMethodsOf({ db, env }, caller.memberId),
    fresh: await createProofQueries(db).listFresh(caller),
  }));

  route(app, sendProofCode, async ({ body, caller, request }) => {
    const scope = await scopeOf(caller, body.purpose);
    const code = await otp.send({ ...scope, request, locale: localeOf(request) });
    securityEvents.record({ kind: 'code_requested', request, memberId: caller.memberId });
    outbox.runNow();
    return sentCodeOf(code);
  });

  route(app, proveByCode, async ({ body: { purpose, otp: typed, ref_code }, caller, request }) => {
    await otp.limitVerifies(request);
    const scope = await scopeOf(caller, purpose);
    const given = { ...scope, refCode: ref_code.toUpperCase(), otp: readOtp(typed, env.OTP_DIGITS) };
    const { expiresAt } = await otp.redeem(given, (tx) =>
      createProofQueries(tx).record({ ...caller, purpose }, 'phone'),
    );
    return { purpose, method: 'phone' as const, expires_at: expiresAt.toISOString() };
  });
};
