import * as z from 'zod/mini';
import { GuestToken } from './conversation-attachments.contract.ts';
import {
  Conversation,
  conversationChanges,
  ConversationMessage,
  ConversationReportInput,
  MessagePage,
  messageFields,
} from './conversations.contract.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './fields.ts';

/**
 * The token of the link that a buyer without an account gets by SMS. It is sent in the body, so that no address or log
 * has it. Forged, expired and revoked ones all give `not_found`.
 */
const token = GuestToken;
const guestProblems = ['not_found', 'too_many_requests'] as const;

export const openGuestConversation = endpoint({
  method: 'POST',
  path: '/public/conversation',
  summary: 'The conversation of a link, with its latest messages',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token, before: z.optional(Id), after: z.optional(Id) }),
  response: z.object({ conversation: Conversation, messages: MessagePage, expires_at: Instant }),
  problems: guestProblems,
});

export const sendGuestMessage = endpoint({
  method: 'POST',
  path: '/public/conversation/messages',
  summary: 'Write in the conversation of a link',
  tag: 'contact',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ token, ...messageFields }),
  response: ConversationMessage,
  status: 201,
  problems: [...guestProblems, 'wrong_state'],
});

export const updateGuestConversation = endpoint({
  method: 'PATCH',
  path: '/public/conversation',
  summary: 'Mark the conversation of a link as read, or block it',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({
    token,
    read_until: conversationChanges.read_until,
    is_blocked: conversationChanges.is_blocked,
    sold_price_agrees: conversationChanges.sold_price_agrees,
  }),
  response: Conversation,
  problems: guestProblems,
});

/** Events of the conversation that the link opens, in the form of a member's event stream. */
export const guestConversationEvents = {
  method: 'POST',
  path: '/public/conversation/events',
  summary: 'Changes of the conversation of a link as server-sent events',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token }),
  problems: guestProblems,
} as const;

/** The link no longer opens the conversation, which the seller keeps. */
export const revokeGuestLink = endpoint({
  method: 'POST',
  path: '/public/conversation/revoke',
  summary: 'Revoke the link to a conversation',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token }),
  response: z.null(),
  problems: guestProblems,
});

export const reportGuestConversation = endpoint({
  method: 'POST',
  path: '/public/conversation/reports',
  summary: 'Report the seller in the conversation of a link',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token, ...ConversationReportInput.shape }),
  response: z.null(),
  status: 201,
  problems: guestProblems,
});
