import type { FastifyInstance } from 'fastify';
import { getProfile, updatePhone, updateProfile, type FieldCode } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route, type Caller } from '../../http/route.ts';
import { readOtp } from '../auth/otp-code.ts';
import type { OtpService } from '../auth/otp.ts';
import { readMobilePhone, readPhone } from '../auth/phone.ts';
import { cleanLine, cleanLines } from '../sanitising/member-text.ts';
import { readName } from './name.ts';
import { createProfileQueries } from './profile.queries.ts';
import { profileOf } from './profile.view.ts';

const refuse = (field: string, code: FieldCode) => new ApiError('invalid_request', { errors: { [field]: code } });

const requiredName = (text: string, field: string): string => {
  const name = readName(text);
  if (name === null) throw refuse(field, 'required');
  return name;
};

/** Absent stays absent, null and empty clear. */
const orCleared = <Value>(text: string | null | undefined, read: (text: string) => Value | null) =>
  text === undefined ? undefined : text?.trim() ? read(text) : null;

/** A member's own profile. Another member's id answers as if it were nobody's. */
export const profileRoutes = (app: FastifyInstance, { db, env, otp }: { db: Db; env: Env; otp: OtpService }) => {
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
      firstName: requiredName(body.first_name, 'first_name'),
      lastName: requiredName(body.last_name, 'last_name'),
      contactPhone: orCleared(body.contact_phone, (text) => readPhone(text, 'contact_phone', countries)),
      facebook: orCleared(body.facebook, cleanLine),
      lineId: orCleared(body.line_id, (text) => text),
      bioTh: orCleared(body.bio_th, (text) => cleanLines(text) || null),
      bioEn: orCleared(body.bio_en, (text) => cleanLines(text) || null),
      imageKey: body.image_key,
      locale: body.locale,
      showPhone: body.channels?.phone,
      showLine: body.channels?.line,
      showFacebook: body.channels?.facebook,
    };
    return profileOf(await profiles.update(params.id, changes, body.version));
  });

  route(app, updatePhone, async ({ params, body, caller, request }) => {
    requireOwn(params.id, caller);
    await otp.limitVerifies(request.ip);
    const phone = readMobilePhone(body.phone_number, 'phone_number', countries);
    const given = {
      phone,
      purpose: 'phone_change' as const,
      memberId: caller.memberId,
      refCode: body.ref_code.toUpperCase(),
      otp: readOtp(body.otp, env.OTP_DIGITS),
    };
    const names = {
      firstName: readName(body.first_name) ?? undefined,
      lastName: readName(body.last_name) ?? undefined,
    };
    const member = await otp.redeem(given, (tx) => createProfileQueries(tx).moveToPhone(params.id, phone, names));
    return profileOf(member);
  });
};
