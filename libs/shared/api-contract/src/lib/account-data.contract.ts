import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { Otp, RefCode, SentCode } from './member.contract.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** A place where the member is signed in. Names of browser and system as their makers write them, null where unknown. */
export const MemberSession = z.object({
  id: z.uuid(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: Instant,
  /** Last use, exact to ten minutes. */
  seen_at: Instant,
  /** The session that asks. */
  is_current: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

export const getSessions = endpoint({
  method: 'GET',
  path: '/member/sessions',
  summary: 'Where I am signed in',
  tag: 'member',
  access: 'member',
  response: z.object({ items: z.array(MemberSession) }),
  problems: [],
});

/** Ends one session, on every server within five seconds. Another member's answers as if it were nobody's. */
export const endMemberSession = endpoint({
  method: 'DELETE',
  path: '/member/sessions/:id',
  summary: 'Sign out one place',
  tag: 'member',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: z.null(),
  problems: ['not_found'],
});

/** Ends every session but the one that asks. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/member/sessions',
  summary: 'Sign out everywhere else',
  tag: 'member',
  access: 'member',
  response: z.object({ ended: z.int() }),
  problems: [],
});

export const getConsents = endpoint({
  method: 'GET',
  path: '/member/consents',
  summary: 'What I agreed to, when and in which wording',
  tag: 'member',
  access: 'member',
  response: z.object({ items: z.array(z.object({ purpose: z.string(), version: z.string(), at: Instant })) }),
  problems: [],
});

/** What a member may do without. Notices about their own listings are not among them: nobody else would tell. */
export const mutableNotificationKinds = [
  'lead_received',
  'favourite_price_changed',
  'favourite_closed',
  'saved_search_matched',
  'service_request_updated',
] as const satisfies readonly NotificationKind[];

const NotificationSettings = z.strictObject({
  /** Kinds that no longer reach the notification centre. */
  muted: z.array(z.enum(mutableNotificationKinds)).check(z.maxLength(mutableNotificationKinds.length)),
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/member/notification-settings',
  summary: 'What I want to be told',
  tag: 'member',
  access: 'member',
  response: NotificationSettings,
  problems: [],
});

export const updateNotificationSettings = endpoint({
  method: 'PUT',
  path: '/member/notification-settings',
  summary: 'Change what I want to be told',
  tag: 'member',
  access: 'member',
  body: NotificationSettings,
  response: NotificationSettings,
  problems: [],
});

/** Answered with a ZIP file; a failure with the usual envelope. So many a day. */
export const memberExport = {
  method: 'GET',
  path: '/member/export',
  access: 'member',
  problems: ['too_many_requests'],
  perDay: 3,
} as const;

/** Days between asking for the account to be deleted and its end. */
export const deletionGraceDays = 7;

const Deletion = z.object({ requested_at: Instant, erased_at: Instant });

export const sendDeletionCode = endpoint({
  method: 'POST',
  path: '/member/deletion/code',
  summary: 'Send a one-time code to my phone to confirm the deletion',
  tag: 'member',
  access: 'member',
  response: SentCode,
  problems: ['otp_too_soon', 'otp_limit', 'too_many_requests'],
});

/** Hides the public page and the listings at once; a second call finds the account in deletion already. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/member/deletion',
  summary: `Delete my account in ${deletionGraceDays} days`,
  tag: 'member',
  access: 'member',
  body: z.strictObject({ otp: Otp, ref_code: RefCode }),
  response: Deletion,
  problems: ['otp_wrong', 'otp_expired', 'otp_exhausted', 'otp_unknown', 'too_many_requests'],
});

/** Shows again what the request hid. Also good where nothing was asked for. */
export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/member/deletion',
  summary: 'Keep my account after all',
  tag: 'member',
  access: 'member',
  response: z.null(),
  problems: [],
});
