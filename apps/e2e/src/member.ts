import type { APIRequestContext } from '@playwright/test';
import type { Profile, ResponseOf, sendOtp, verifyOtp } from '@yoodee/api-contract';
import { createApi, type Api } from './api.ts';
import { readCode } from './outbox.ts';

/** Somebody with an account of their own, signed in at the API. */
export interface Member {
  phone: string;
  token: string;
  profile: Profile;
  api: Api;
}

const names = { first_name: 'สมหญิง', last_name: 'ใจดี' };

/** Signs a new phone up by its code. `dataDir` is where that site files its messages. */
export const signUp = async (request: APIRequestContext, phone: string, dataDir?: string): Promise<Member> => {
  const stranger = createApi(request);
  const { ref_code } = await stranger.call<ResponseOf<typeof sendOtp>>('POST', '/member/auth/otp', {
    phone_number: phone,
  });
  const { access_token, member } = await stranger.call<ResponseOf<typeof verifyOtp>>(
    'POST',
    '/member/auth/otp/verify',
    { ...names, contact_phone: '', otp: await readCode(phone, ref_code, dataDir), phone, ref_code },
  );
  return { phone, token: access_token, profile: member, api: createApi(request, access_token) };
};
