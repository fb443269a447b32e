import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logout, sendOtp, verifyOtp } from '@yoodee/api-contract/member';
import { startWork } from '@yoodee/api-contract/sign-in-work';
import { preferredLocale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createLineAccountQueries } from './line-accounts.queries.ts';
import { readName } from '../members/name.ts';
import { profileOf } from '../members/member.view.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { bearerToken } from './caller.ts';
import { clientOf } from './client.ts';
import { handOver } from './hand-over.ts';
import { createMemberQueries, type NewMember } from '../members/members.queries.ts';
import type { KnownDevices } from './known-devices.ts';
import { readOtp } from './otp-code.ts';
import type { OtpService } from './otp.ts';
import { createPhoneChangeQueries } from './phone-changes.queries.ts';
import { readMobilePhone, readPhone } from './phone.ts';
import type { Sessions } from './sessions.ts';

export interface AuthServices {
  db: Db;
  env: Env;
  otp: OtpService;
  sessions: Sessions;
  outbox: Outbox;
  securityEvents: SecurityEvents;
  knownDevices: KnownDevices;
}

/** The language of messages to the caller. */
export const localeOf = ({ headers }: FastifyRequest) => preferredLocale(headers['accept-language']) ?? 'th';

/** The response for a sent code. */
export const sentCodeOf = ({ refCode, sentAt, expiresAt, resendAt }: Awaited<ReturnType<OtpService['send']>>) => ({
  ref_code: refCode,
  sent_at: sentAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  resend_at: resendAt.toISOString(),
});

/** Sign-in by one-time code, and sign-out. */
export const authRoutes = (
  app: FastifyInstance,
  { env, otp, sessions, outbox, securityEvents, knownDevices }: AuthServices,
) => {
  const countries = env.OTP_COUNTRIES.split(',');

  /** The LINE account without a member, if the request carries its token. */
  const readWaitingLine = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const session = token === null ? null : await sessions.read(token, request.headers.cookie);
    return token !== null && session?.memberId === null && session.lineSub !== null
      ? { token, lineSub: session.lineSub }
      : null;
  };

  /**
   * The body contains only a phone, so the caller determines the purpose: a member wants to change their number, anyone
   * else signs in.
   */
  route(app, sendOtp, async ({ body, request }) => {
    const phone = readMobilePhone(body.phone_number, 'phone_number', countries);
    request.phoneInQuestion = phone;
    const caller = await app.readCaller(request);
    const waiting = caller ? null : await readWaitingLine(request);
    const code = await otp.send({
      phone,
      purpose: caller ? 'phone_change' : 'sign_in',
      memberId: caller?.memberId ?? null,
      request,
      work: body.work,
      lineSub: waiting?.lineSub ?? null,
      locale: localeOf(request),
    });
    securityEvents.record({ kind: 'code_requested', request, memberId: caller?.memberId ?? null, phone });
    outbox.runNow();
    return sentCodeOf(code);
  });

  route(app, startWork, ({ body, request }) =>
    otp.startWork(readMobilePhone(body.phone_number, 'phone_number', countries), request.ip),
  );

  route(app, verifyOtp, async ({ body, request, reply }) => {
    const phone = readMobilePhone(body.phone, 'phone', countries);
    await otp.limitVerifies(request, phone);
    request.phoneInQuestion = phone;
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
      return {
        phone,
        first_name: firstName,
        last_name: lastName,
        contact_phone: contactPhone,
        consentVersion,
        locale: localeOf(request),
      };
    };
    const waiting = await readWaitingLine(request);
    const signingIn = otp.redeem(given, async (tx) => {
      const members = createMemberQueries(tx);
      const known = await members.findByPhone(phone);
      if (!known && (await createPhoneChangeQueries(tx).isReserved(phone, null))) throw new ApiError('phone_reserved');
      const found = known ?? (await members.create(readNewMember()));
      if (found.user_status !== 'active') throw new ApiError('forbidden');
      const member = waiting ? await createLineAccountQueries(tx).link(found.id, waiting.lineSub) : found;
      return { member, session: await sessions.open(tx, member, clientOf(request)) };
    });
    const signedIn = await signingIn.catch((error: unknown) => {
      if (body.asks_names && error instanceof ApiError && error.code === 'names_required') return null;
      throw error;
    });
    if (!signedIn) return { names_required: true as const };
    const { member, session } = signedIn;
    reply.header('set-cookie', knownDevices.remember(request.headers.cookie, phone));
    securityEvents.record({ kind: 'sign_in', request, memberId: member.id, phone, detail: 'phone' });
    if (waiting) {
      securityEvents.record({ kind: 'factor_changed', request, memberId: member.id, detail: 'line_linked' });
      await sessions.end(waiting.token);
    }
    return { ...handOver(reply, session), member: profileOf(member) };
  });

  route(app, logout, async ({ request, reply }) => {
    const token = bearerToken(request);
    if (token !== null) {
      const { cookie } = request.headers;
      const cleared = await sessions.clearCookie(token, cookie);
      if (cleared) reply.header('set-cookie', cleared);
      // A copied token ends no session, because signing the owner out would be an attack too.
      const session = await sessions.read(token, cookie);
      if (session) {
        await sessions.end(token);
        securityEvents.record({ kind: 'session_ended', request, memberId: session.memberId, detail: 'own' });
      }
    }
    return null;
  });
};
