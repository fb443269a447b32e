import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '@yoodee/api-contract';
import type { sendOtp, SignedIn } from '@yoodee/api-contract/member';
import { readApi } from '@yoodee/runner/api';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The one-time code that the API wrote to its outbox for this reference. */
const readCode = async (dataDir: string, reference: string): Promise<string> => {
  const folder = join(dataDir, 'outbox');
  for (;;) {
    const messages = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { text: string; code: string | null });
    const code = messages.find(({ text }) => text.includes(reference))?.code;
    if (code) return code;
    await pause(100);
  }
};

/** Signs up a member with a phone in local notation. Returns their token. */
export const signIn = async (
  { apiOrigin, dataDir }: { apiOrigin: string; dataDir: string },
  phone: string,
): Promise<string> => {
  const { ref_code } = await readApi<ResponseOf<typeof sendOtp>>(apiOrigin, '/member/auth/otp', {
    method: 'POST',
    body: { phone_number: phone },
  });
  const { access_token } = await readApi<SignedIn>(apiOrigin, '/member/auth/otp/verify', {
    method: 'POST',
    body: {
      first_name: 'สมหญิง',
      last_name: 'ใจดี',
      contact_phone: '',
      otp: await readCode(dataDir, ref_code),
      phone,
      ref_code,
    },
  });
  return access_token;
};
