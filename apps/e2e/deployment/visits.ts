import { setTimeout as pause } from 'node:timers/promises';
import type { ResponseOf } from '@yoodee/api-contract';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { sendOtp, SignedIn } from '@yoodee/api-contract/member';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { createApi, type Api } from '../src/api.ts';
import { addPhotograph, createDraft } from '../src/listing.ts';
import type { Member } from '../src/member.ts';
import { findCode } from '../src/outbox.ts';
import type { MachinesBehindProxy } from './machines-behind-proxy.ts';
import type { Send } from './steady-load.ts';

const betweenSignInsMs = 1_000;

/** Below the rate limit of uploads: per member and ten minutes. */
const uploadsPerMember = 40;

/** A new phone number for each call, unique in a run: the tests of one file share their machines. */
export const nextPhone = (() => {
  let count = 0;
  return () => `082${String((count += 1)).padStart(7, '0')}`;
})();

/** The requests of visitors and of a member, as kinds of a steady load through the proxy. */
export const createVisits = async (
  { machines, visitor }: MachinesBehindProxy,
  member: Member,
): Promise<Record<string, Send>> => {
  const draft = await createDraft(member.api);
  let { version } = draft;
  let album: { api: Api; id: number; stored: AssetImage[] } | null = null;

  const get =
    (pathOf: (round: number) => string): Send =>
    async (round) => {
      const reply = await visitor.get(pathOf(round));
      if (reply.status() !== 200) throw new Error(`${pathOf(round)} answered ${reply.status()}`);
    };

  /** Waits for the code, which any of the machines may have sent. */
  const codeFor = async (phone: string, reference: string): Promise<string> => {
    for (let tries = 0; tries < 150; tries += 1) {
      const code = machines.map(({ dataDir }) => findCode(phone, reference, dataDir)).find(Boolean);
      if (code) return code;
      await pause(100);
    }
    throw new Error('no code was sent');
  };

  /** Registers a new phone; resolves to the token. */
  const signIn = async (): Promise<string> => {
    const phone = nextPhone();
    const api = createApi(visitor);
    const { ref_code } = await api.call<ResponseOf<typeof sendOtp>>('POST', '/member/auth/otp', {
      phone_number: phone,
    });
    const input = { first_name: 'สมหญิง', last_name: 'ใจดี', contact_phone: '', phone, ref_code };
    const otp = await codeFor(phone, ref_code);
    return (await api.call<SignedIn>('POST', '/member/auth/otp/verify', { ...input, otp })).access_token;
  };

  return {
    'kept pages': get(() => '/assets'),
    'rendered pages': get((round) => `/en/assets?price_max=${1_000_000 + round}`),
    'API reads': get(() => '/api/v1/assets'),
    'account app': get(() => '/my-account'),

    /** After a failure it continues with the stored version. */
    async saves(round) {
      try {
        ({ version } = await member.api.call<MemberAsset>('PATCH', `/member/assets/${draft.id}`, {
          version,
          road: `${round}`,
        }));
      } catch (error) {
        ({ version } = await member.api.call<MemberAsset>('GET', `/member/assets/${draft.id}`));
        throw error;
      }
    },

    /** Uploads as a new member, who is replaced by the next one after {@link uploadsPerMember} uploads. */
    async uploads(round) {
      if (round % uploadsPerMember === 0) album = null;
      if (!album) {
        const api = createApi(visitor, await signIn());
        album = { api, id: (await createDraft(api)).id, stored: [] };
      }
      const { api, id, stored } = album;
      stored.push(await addPhotograph(api, id, 1 + (round % 5)));
      if (stored.length < 5) return;
      for (const image of stored.splice(0)) await api.call('DELETE', `/member/assets/${id}/images/${image.id}`);
    },

    async 'sign-ins'() {
      await signIn();
      await pause(betweenSignInsMs);
    },
  };
};
