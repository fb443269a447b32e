import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** A session of the member. Browser and system are product names, null if unknown. */
export const MemberSession = z.object({
  id: z.uuid(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: Instant,
  /** Last use, accurate to ten minutes. */
  seen_at: Instant,
  /** The session of this request. */
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

/** Ends one session, on every server within five seconds. The id of another member's session gives `not_found`. */
export const endMemberSession = endpoint({
  method: 'DELETE',
  path: '/member/sessions/:id',
  summary: 'Sign out one place',
  tag: 'member',
  access: 'member',
  proof: 'access',
  params: z.object({ id: z.uuid() }),
  response: z.null(),
  problems: ['not_found'],
});

/** Ends all sessions except the one of this request. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/member/sessions',
  summary: 'Sign out everywhere else',
  tag: 'member',
  access: 'member',
  proof: 'access',
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

/**
 * Notifications that a member could turn off before there were topics and channels. Pages that were opened before a new
 * release still use these endpoints; new code uses `notification-choices`.
 */
export const mutableNotificationKinds = [
  'lead_received',
  'favourite_price_changed',
  'favourite_closed',
  'saved_search_matched',
  'service_request_updated',
] as const satisfies readonly NotificationKind[];

const NotificationSettings = z.strictObject({
  /** Kinds that do not appear in the notification centre. */
  muted: z.array(z.enum(mutableNotificationKinds)).check(z.maxLength(mutableNotificationKinds.length)),
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/member/notification-settings',
  summary: 'What I am not told at the bell (use /member/notification-choices)',
  tag: 'member',
  access: 'member',
  response: NotificationSettings,
  problems: [],
});

export const updateNotificationSettings = endpoint({
  method: 'PUT',
  path: '/member/notification-settings',
  summary: 'Change what I am told at the bell (use /member/notification-choices)',
  tag: 'member',
  access: 'member',
  body: NotificationSettings,
  response: NotificationSettings,
  problems: [],
});

/** Responds with a ZIP file, or with the usual failure envelope. Limited per day. */
export const memberExport = {
  method: 'GET',
  path: '/member/export',
  access: 'member',
  proof: 'data',
  problems: ['too_many_requests'],
  perDay: 3,
} as const;

/** Days between the request to delete an account and its deletion. */
export const deletionGraceDays = 7;

const Deletion = z.object({ requested_at: Instant, erased_at: Instant });

/** Hides the public page and the listings immediately. A second call changes nothing and gives the same response. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/member/deletion',
  summary: `Delete my account in ${deletionGraceDays} days`,
  tag: 'member',
  access: 'member',
  proof: 'data',
  response: Deletion,
  problems: [],
});

/** Restores what the deletion request hid. Also succeeds without a pending request. */
export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/member/deletion',
  summary: 'Keep my account after all',
  tag: 'member',
  access: 'member',
  response: z.null(),
  problems: [],
});
