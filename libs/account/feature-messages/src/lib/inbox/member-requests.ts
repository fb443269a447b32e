import { send, toRequest } from '@yoodee/api-client';
import { getConversationMessages, sendConversationMessage } from '@yoodee/api-contract/conversations';
import { uploadConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { readToken } from '@yoodee/auth';
import type { Locale } from '@yoodee/site';
import { sendFile } from '@yoodee/account-uploads';
import { loadFile } from '../attachments/load-file.ts';
import { bodyOf } from '../thread/message-body.ts';
import type { ThreadRequests } from '../thread/thread.ts';

/** The requests of a member's conversation. `onSent` is called after each message that the API has accepted. */
export const memberRequests = (id: number, locale: Locale, onSent: () => void): ThreadRequests => ({
  load: (before) =>
    send(toRequest(getConversationMessages, { params: { id }, query: { before } }), { locale, token: readToken() }),
  send: async (message, key) => {
    const request = toRequest(sendConversationMessage, { params: { id }, body: bodyOf(message) });
    const result = await send<never>(request, { locale, token: readToken(), idempotencyKey: key });
    // A refused message may be the first sign that the conversation is closed.
    if (result.status !== 0) onSent();
    return result;
  },
  upload: (file, options) =>
    sendFile(toRequest(uploadConversationAttachment, { params: { id } }), { file, token: readToken(), ...options }),
  file: (attachment, size) =>
    loadFile(`/member/conversations/${id}/attachments/${attachment}${size ? `?size=${size}` : ''}`, {
      headers: { authorization: `Bearer ${readToken() ?? ''}` },
    }),
});
