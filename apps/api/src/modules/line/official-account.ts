import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';
import { offeredChannels } from '../outbox/create-transports.ts';

/** The site's official account of LINE, to which visitors write. */
export interface OfficialAccount {
  /** The address that opens a chat with it and a text that is ready to be sent. */
  chatWith(text: string): string;
  /** Whether LINE signed this body of a webhook: https://developers.line.biz/en/docs/messaging-api/verify-webhook-signature/ */
  hasSigned(body: Buffer, signature: unknown): boolean;
}

/** Null unless all settings are set that links to the account, its webhook and its replies need. */
export const officialAccount = (env: Env): OfficialAccount | null => {
  const { LINE_OFFICIAL_ACCOUNT: id, LINE_MESSAGING_SECRET: secret } = env;
  if (id === undefined || secret === undefined || !offeredChannels(env).line) return null;
  return {
    chatWith: (text) => `${env.LINE_CHAT_URL}/${encodeURIComponent(id)}/?${encodeURIComponent(text)}`,
    hasSigned(body, signature) {
      const expected = createHmac('sha256', secret).update(body).digest();
      const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
