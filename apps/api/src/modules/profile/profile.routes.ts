import type { FastifyInstance } from 'fastify';
import type { FieldCode } from '@yoodee/api-contract';
import { getProfile, updatePhone, updateProfile } from '@yoodee/api-contract/member';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route, type Caller } from '../../http/route.ts';
import { readOtp } from '../auth/otp-code.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { OtpService } from '../auth/otp.ts';
import { readMobilePhone, readPhone } from '../auth/phone.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { cleanLine, cleanLines } from '../sanitising/member-text.ts';
import { readName } from '../members/name.ts';
import { changePhone } from './change-phone.ts';
import { createProfileQueries } from './profile.queries.ts';
import { profileOf } from '../members/member.view.ts';

const refuse = (field: string, code: FieldCode) => new ApiError('invalid_request', { errors: { [field]: code } });

const requiredName = (text: string, field: string): string => {
  const name = readName(text);
  if (name === null) throw refuse(field, 'required');
  return name;
};

/** Undefined stays undefined; null and empty text become null. */
const orCleared = <Value>(text: string | null | undefined, read: (text: string) => Value | null) =>
  text === undefined ? undefined : text?.trim() ? read(text) : null;

interface ProfileServices {
  db: Db;
  env: Env;
  otp: OtpService;
  securityEvents: SecurityEvents;
  knownDevices: KnownDevices;
  sessions: Sessions;
  outbox: Outbox;
}

/** A member's own profile. Other ids are treated as unknown. */
export const profileRoutes = (
  app: FastifyInstance,
  { db, env, otp, securityEvents, knownDevices, sessions, outbox }: ProfileServices,
) => {
  const profiles = createProfileQueries(db);
  const countries = env.OTP_COUNTRIES.split(',');

  const requireOwn = (id: number, caller: Caller) => {
    if (id !== caller.memberId) throw new ApiError('not_found');
  };

  route(app, getProfile, async ({ caller }) => {
    const member = await profiles.find(caller.memberId);
    if (!member) throw new ApiError('signed_out');
    return profileOf(member);
  });

  route(app, updateProfile, async ({ params, body, caller }) => {
    requireOwn(params.id, caller);
    if (body.image_key && !(await profiles.ownsImage(params.id, body.image_key)))
      throw refuse('image_key', 'unknown_value');
    const changes = {
      first_name: requiredName(body.first_name, 'first_name'),
      last_name: requiredName(body.last_name, 'last_name'),
      contact_phone: orCleared(body.contact_phone, (text) => readPhone(text, 'contact_phone', countries)),
      facebook: orCleared(body.facebook, cleanLine),
      line_id: orCleared(body.line_id, (text) => text),
      bio_th: orCleared(body.bio_th, (text) => cleanLines(text) || null),
      bio_en: orCleared(body.bio_en, (text) => cleanLines(text) || null),
      image_key: body.image_key,
      locale: body.locale,
      show_phone: body.channels?.phone,
      show_line: body.channels?.line,
      show_facebook: body.channels?.facebook,
    };
    return profileOf(await profiles.update(params.id, changes, body.version));
  });

  route(app, updatePhone, async ({ params, body, caller, request, reply }) => {
    requireOwn(params.id, caller);
    await otp.limitVerifies(request);
    const phone = readMobilePhone(body.phone_number, 'phone_number', countries);
    const given = {
      phone,
      purpose: 'phone_change' as const,
      memberId: caller.memberId,
      refCode: body.ref_code.toUpperCase(),
      otp: readOtp(body.otp, env.OTP_DIGITS),
    };
    const names = {
      first_name: readName(body.first_name) ?? undefined,
      last_name: readName(body.last_name) ?? undefined,
    };
    const member = await otp.redeem(given, (tx) =>
      changePhone(tx, { ...caller, phone, names }, { sessions, origin: env.PUBLIC_ORIGIN }),
    );
    outbox.runNow();
    reply.header('set-cookie', knownDevices.remember(request.headers.cookie, phone));
    securityEvents.record({ kind: 'factor_changed', request, memberId: params.id, phone, detail: 'phone_changed' });
    return profileOf(member);
  });
};
