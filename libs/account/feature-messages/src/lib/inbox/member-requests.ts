import { send, toRequest } from '@yoodee/api-client';
import { getConversationMessages, sendConversationMessage } from '@yoodee/api-contract/conversations';
import { readToken } from '@yoodee/auth';
import type { Locale } from '@yoodee/site';
import type { ThreadRequests } from '../thread/thread.ts';

/** The requests of a member's conversation. `onSent` is called after each message that the API has accepted. */
export const memberRequests = (id: number, locale: Locale, onSent: () => void): ThreadRequests => ({
  load: (before) =>
    send(toRequest(getConversationMessages, { params: { id }, query: { before } }), { locale, token: readToken() }),
  send: async (text, key) => {
    const request = toRequest(sendConversationMessage, { params: { id }, body: { text } });
    const result = await send<never>(request, { locale, token: readToken(), idempotencyKey: key });
    // A refused message may be the first sign that the conversation is closed.
    if (result.status !== 0) onSent();
    return result;
  },
});
