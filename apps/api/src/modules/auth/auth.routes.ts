import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logout, sendOtp, verifyOtp } from '@yoodee/api-contract';
import { preferredLocale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createLineAccountQueries } from '../line/line-accounts.queries.ts';
import { readName } from '../profile/name.ts';
import { profileOf } from '../profile/profile.view.ts';
import { bearerToken } from './caller.ts';
import { createMemberQueries, type NewMember } from './members.queries.ts';
import { readOtp } from './otp-code.ts';
import type { OtpService } from './otp.ts';
import { readMobilePhone, readPhone } from './phone.ts';
import type { Sessions } from './sessions.ts';

export interface AuthServices {
  db: Db;
  env: Env;
  otp: OtpService;
  sessions: Sessions;
  outbox: Outbox;
}

/** The language a caller asks for, for messages to them. */
export const localeOf = ({ headers }: FastifyRequest) => preferredLocale(headers['accept-language']) ?? 'th';

/** A sent code as its endpoint answers. */
export const sentCodeOf = ({ refCode, sentAt, expiresAt, resendAt }: Awaited<ReturnType<OtpService['send']>>) => ({
  ref_code: refCode,
  sent_at: sentAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  resend_at: resendAt.toISOString(),
});

/** Sign-in by one-time code, and sign-out. */
export const authRoutes = (app: FastifyInstance, { env, otp, sessions, outbox }: AuthServices) => {
  const countries = env.OTP_COUNTRIES.split(',');

  /** The LINE account that waits for its owner's phone, if the request carries its token. */
  const readWaitingLine = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const session = token === null ? null : await sessions.read(token);
    return token !== null && session?.memberId === null && session.lineSub !== null
      ? { token, lineSub: session.lineSub }
      : null;
  };

  /**
   * The body names nothing but a phone, so the caller decides the purpose: a signed-in member asks for the number they
   * want to move to, anyone else signs in.
   */
  route(app, sendOtp, async ({ body, request }) => {
    const phone = readMobilePhone(body.phone_number, 'phone_number', countries);
    const caller = await app.readCaller(request);
    const code = await otp.send({
      phone,
      purpose: caller ? 'phone_change' : 'sign_in',
      memberId: caller?.memberId ?? null,
      ip: request.ip,
      locale: localeOf(request),
    });
    outbox.wake();
    return sentCodeOf(code);
  });

  route(app, verifyOtp, async ({ body, request }) => {
    await otp.limitVerifies(request.ip);
    const phone = readMobilePhone(body.phone, 'phone', countries);
    const contactPhone = body.contact_phone?.trim() ? readPhone(body.contact_phone, 'contact_phone', countries) : null;
    const given = {
      phone,
      purpose: 'sign_in' as const,
      memberId: null,
      refCode: body.ref_code.toUpperCase(),
      otp: readOtp(body.otp, env.OTP_DIGITS),
    };
    const readNewMember = (): NewMember => {
      const firstName = readName(body.first_name);
      const lastName = readName(body.last_name);
      if (firstName === null || lastName === null) throw new ApiError('names_required');
      const consentVersion = body.consent_version ?? null;
      return { phone, firstName, lastName, contactPhone, consentVersion, locale: localeOf(request) };
    };
    const waiting = await readWaitingLine(request);
    const { member, session } = await otp.redeem(given, async (tx) => {
      const members = createMemberQueries(tx);
      const found = (await members.findByPhone(phone)) ?? (await members.create(readNewMember()));
      if (found.userStatus !== 'active') throw new ApiError('forbidden');
      const member = waiting ? await createLineAccountQueries(tx).link(found.id, waiting.lineSub) : found;
      return { member, session: await sessions.open(tx, member, request.headers['user-agent']) };
    });
    if (waiting) await sessions.end(waiting.token);
    return {
      access_token: session.accessToken,
      expires_at: session.expiresAt.toISOString(),
      member: profileOf(member),
    };
  });

  route(app, logout, async ({ request }) => {
    const token = bearerToken(request);
    if (token !== null) await sessions.end(token);
    return null;
  });
};
