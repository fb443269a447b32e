import { apiBase, isSuccess, send, toRequest, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { sendFile } from '@yoodee/account-uploads';
import { guestFile, uploadGuestAttachment } from '@yoodee/api-contract/conversation-attachments';
import type { Conversation } from '@yoodee/api-contract/conversations';
import {
  guestConversationEvents,
  openGuestConversation,
  reportGuestConversation,
  revokeGuestLink,
  sendGuestMessage,
  updateGuestConversation,
} from '@yoodee/api-contract/guest-conversations';
import type { Locale } from '@yoodee/site';
import type { ConversationReport } from '../conversations.api.ts';
import type { EventSourceRequest } from '../live/use-live-conversations.ts';
import { loadFile } from '../attachments/load-file.ts';
import { bodyOf } from '../thread/message-body.ts';
import type { MessagePage, ThreadRequests } from '../thread/thread.ts';

type Opened = ResponseOf<typeof openGuestConversation>;

/** The state of the page, apart from the messages, from the latest response. */
export type GuestState =
  | { status: 'loading' }
  | { status: 'open'; conversation: Conversation; expiresAt: string }
  /** Unknown, expired and revoked links look the same. */
  | { status: 'gone' }
  | { status: 'failed'; failure: CallFailure };

const outcomeOf = (result: CallResult<unknown>) => (isSuccess(result) ? {} : { error: result });

/** The conversation of a link: its requests and its state. */
export const createGuest = (token: string, locale: Locale) => {
  let state: GuestState = { status: 'loading' };
  const listeners = new Set<() => void>();
  const set = (next: GuestState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const update = (conversation: Conversation) => {
    if (state.status === 'open') set({ ...state, conversation });
  };
  const fail = (failure: CallFailure) => {
    if (failure.status === 404 || failure.status === 400) set({ status: 'gone' });
    else if (state.status !== 'open') set({ status: 'failed', failure });
  };

  const load = async (before?: number): Promise<CallResult<MessagePage>> => {
    const result = await send<Opened>(toRequest(openGuestConversation, { body: { token, before } }), { locale });
    if (!isSuccess(result)) {
      fail(result);
      return result;
    }
    const { conversation, messages, expires_at } = result.data;
    set({ status: 'open', conversation, expiresAt: expires_at });
    return { ...result, data: messages };
  };
  const change = async (changes: { read_until?: number; is_blocked?: boolean; sold_price_agrees?: boolean }) => {
    const request = toRequest(updateGuestConversation, { body: { token, ...changes } });
    const result = await send<Conversation>(request, { locale });
    if (isSuccess(result)) update(result.data);
    return outcomeOf(result);
  };
  const requests: ThreadRequests = {
    load,
    send: async (message, idempotencyKey) => {
      const request = toRequest(sendGuestMessage, { body: { token, ...bodyOf(message) } });
      const result = await send<never>(request, { locale, idempotencyKey });
      // A refused message may be the first sign that the conversation is closed.
      if (!isSuccess(result) && result.status !== 0) void load();
      return result;
    },
    upload: (file, options) => sendFile(toRequest(uploadGuestAttachment, {}), { fields: { token }, file, ...options }),
    file: (attachment_id, size) =>
      loadFile(guestFile.path, {
        method: guestFile.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, attachment_id, ...(size && { size }) }),
      }),
  };
  const events: EventSourceRequest = {
    path: apiBase + guestConversationEvents.path,
    init: () => ({
      method: guestConversationEvents.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  };
  return {
    events,
    requests,
    change,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report: async (report: ConversationReport) =>
      outcomeOf(await send(toRequest(reportGuestConversation, { body: { token, ...report } }), { locale })),
    revoke: async () => outcomeOf(await send(toRequest(revokeGuestLink, { body: { token } }), { locale })),
  };
};
