import type { FastifyInstance } from 'fastify';
import { cancelDeletion, requestDeletion, sendDeletionCode } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { localeOf, sentCodeOf } from '../auth/auth.routes.ts';
import { readOtp } from '../auth/otp-code.ts';
import type { OtpService } from '../auth/otp.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createProfileQueries } from '../profile/profile.queries.ts';
import { erasedAt } from '../profile/profile.view.ts';
import { hideMember, showMember } from './deletion.ts';

export interface DeletionServices {
  db: Db;
  env: Env;
  otp: OtpService;
  outbox: Outbox;
}

/** Leaving: a code to the member's own phone proves that it is them, not only somebody with their device. */
export const deletionRoutes = (app: FastifyInstance, { db, env, otp, outbox }: DeletionServices) => {
  const profiles = createProfileQueries(db);

  const scopeOf = async (memberId: number) => {
    const member = await profiles.find(memberId);
    if (!member) throw new ApiError('signed_out');
    return { phone: member.phone, purpose: 'account_deletion' as const, memberId };
  };

  route(app, sendDeletionCode, async ({ caller, request }) => {
    const scope = await scopeOf(caller.memberId);
    const code = await otp.send({ ...scope, ip: request.ip, locale: localeOf(request) });
    outbox.wake();
    return sentCodeOf(code);
  });

  route(app, requestDeletion, async ({ body, caller: { memberId }, request }) => {
    await otp.limitVerifies(request.ip);
    const scope = await scopeOf(memberId);
    const given = { ...scope, refCode: body.ref_code.toUpperCase(), otp: readOtp(body.otp, env.OTP_DIGITS) };
    const requestedAt = await otp.redeem(given, (tx) => hideMember(tx, memberId));
    if (!requestedAt) throw new ApiError('signed_out');
    return { requested_at: requestedAt.toISOString(), erased_at: erasedAt(requestedAt) };
  });

  route(app, cancelDeletion, async ({ caller }) => {
    await db.transaction((tx) => showMember(tx, caller.memberId));
    return null;
  });
};
