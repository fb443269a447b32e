import { createHttpTransport, type Outcome } from './http-transport.ts';
import { retryKeyOf } from './retry-key.ts';
import type { Transport } from './transport.ts';

/** The Messaging API's account: a long-lived channel access token, and where the API is. */
export interface LineChannel {
  token: string;
  /** `https://api.line.me`, or a stand-in for tests. */
  apiUrl: string;
}

/**
 * 409: LINE has accepted the message with this retry key before. 400 is final: LINE does not know the user, or refuses
 * what is sent. Everything else may be retried, also a wrong token (401) and a used-up quota
 * (429).
 */
const outcomeOf = (status: number): Outcome => {
  if (status === 200 || status === 409) return 'accepted';
  return status === 400 ? 'refused' : 'failed';
};

/**
 * Pushes messages to LINE users: https://developers.line.biz/en/reference/messaging-api/#send-push-message. It is one
 * request; LINE's own library cannot stop waiting for a response.
 */
export const createLineTransport = ({ token, apiUrl }: LineChannel, send?: typeof fetch): Transport =>
  createHttpTransport(
    {
      url: `${apiUrl}/v2/bot/message/push`,
      request: (message) => ({
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-line-retry-key': retryKeyOf(message),
        },
        body: JSON.stringify({ to: message.to, messages: [{ type: 'text', text: message.text }] }),
      }),
      outcomeOf,
    },
    send,
  );
