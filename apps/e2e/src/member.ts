import type { APIRequestContext } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { Profile, sendOtp, SignedIn } from '@yoodee/api-contract/member';
import { createApi, type Api } from './api.ts';
import { readCode } from './outbox.ts';

/** A member with an account, signed in at the API. */
export interface Member {
  phone: string;
  token: string;
  profile: Profile;
  api: Api;
}

const names = { first_name: 'สมหญิง', last_name: 'ใจดี' };

/** Registers a new phone with a one-time code. `dataDir` is the data folder of the site. */
export const signUp = async (request: APIRequestContext, phone: string, dataDir?: string): Promise<Member> => {
  const visitor = createApi(request);
  const { ref_code } = await visitor.call<ResponseOf<typeof sendOtp>>('POST', '/member/auth/otp', {
    phone_number: phone,
  });
  const { access_token, member } = await visitor.call<SignedIn>('POST', '/member/auth/otp/verify', {
    ...names,
    contact_phone: '',
    otp: await readCode(phone, ref_code, dataDir),
    phone,
    ref_code,
  });
  return { phone, token: access_token, profile: member, api: createApi(request, access_token) };
};
