import type { FastifyInstance } from 'fastify';
import { emailCodeLimits, removeEmail, requestEmailCode, verifyEmail } from '@yoodee/api-contract/notification-choices';
import { brand, type Locale } from '@yoodee/site';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { members } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { createOtp, readOtp } from '../auth/otp-code.ts';
import { offeredChannels } from '../outbox/create-transports.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { createChoiceQueries } from './choices.queries.ts';
import { createEmailCodeQueries } from './email-codes.queries.ts';

const day = 24 * 3_600;
const minutes = emailCodeLimits.lifeS / 60;

/** The only mail that an unverified address gets. It names nobody: a stranger may have typed the address. */
const codeMails: Record<Locale, (otp: string) => { subject: string; text: string }> = {
  th: (otp) => ({
    subject: `${otp} คือรหัสยืนยันอีเมลของคุณที่${brand.name.th}`,
    text: `รหัสยืนยันอีเมล: ${otp}\n\nใช้ได้ ${minutes} นาที กรอกในหน้าตั้งค่าของ${brand.name.th}\nถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร อีเมลนี้จะไม่ได้รับอะไรจากเราอีก`,
  }),
  en: (otp) => ({
    subject: `${otp} is your ${brand.name.en} code`,
    text: `Code to verify your email: ${otp}\n\nIt is valid for ${minutes} minutes. Type it in your ${brand.name.en} settings.\nIf you did not ask for it, do nothing: this address will get nothing else from us.`,
  }),
};

/** A member's mail address for notifications: it is used once they have given back the code that was mailed to it. */
export const emailRoutes = (app: FastifyInstance, { db, env, outbox }: { db: Db; env: Env; outbox: Outbox }) => {
  const offered = offeredChannels(env);
  const choices = createChoiceQueries(db);
  const codes = createEmailCodeQueries(db, env.JWT_SECRET);

  route(app, requestEmailCode, async ({ body, caller: { memberId }, request }) => {
    if (!offered.email) throw new ApiError('unavailable');
    const email = body.email.toLowerCase();
    const problem = 'too_many_requests' as const;
    await enforceRateLimits(db, [
      { bucket: `email:ip:${callerNetwork(request.ip)}`, max: 20, seconds: 3_600, problem },
      { bucket: `email:to:${email}`, max: emailCodeLimits.perAddress, seconds: day, problem },
      { bucket: `email:member:${memberId}`, max: emailCodeLimits.perDay, seconds: day, problem },
    ]);
    const otp = createOtp(emailCodeLimits.digits);
    const expiresAt = await db.transaction(async (tx) => {
      const [member] = await tx.select({ locale: members.locale }).from(members).where(eq(members.id, memberId));
      if (!member) throw new ApiError('signed_out');
      await createOutboxQueries(tx).add({
        channel: 'email',
        to: email,
        ...codeMails[member.locale](otp),
        code: otp,
        lifeS: emailCodeLimits.lifeS,
      });
      return createEmailCodeQueries(tx, env.JWT_SECRET).issue(memberId, email, otp);
    });
    outbox.runNow();
    return { expires_at: expiresAt.toISOString() };
  });

  route(app, verifyEmail, async ({ body, caller: { memberId } }) => {
    const otp = readOtp(body.otp, emailCodeLimits.digits);
    await enforceRateLimits(db, [
      { bucket: `email:verify:${memberId}`, max: 30, seconds: 3_600, problem: 'too_many_requests' },
    ]);
    await codes.redeem(memberId, otp);
    return choices.read(memberId, offered);
  });

  route(app, removeEmail, async ({ caller: { memberId } }) => {
    await codes.remove(memberId);
    return choices.read(memberId, offered);
  });
};
