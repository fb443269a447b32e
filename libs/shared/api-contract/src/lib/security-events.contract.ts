import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';

/** Everything that is recorded about attacks and about access to accounts. */
export const securityEventKinds = [
  'sign_in',
  'sign_in_failed',
  'code_requested',
  'limit_reached',
  /** Somebody requested another member's data, or lacks permission for this area. */
  'access_denied',
  /** A token that is forged, expired, ended or used in another browser. */
  'token_refused',
  /** A phone number, LINE account or passkey was added, removed or restored. */
  'factor_changed',
  'contact_revealed',
  'session_ended',
  'data_exported',
  'account_deleted',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The kinds that a member sees in their own list. The others are for operators. */
export const activityKinds = [
  'sign_in',
  'sign_in_failed',
  'code_requested',
  'limit_reached',
  'token_refused',
  'factor_changed',
  'session_ended',
  'data_exported',
  'account_deleted',
] as const satisfies readonly SecurityEventKind[];

/** What exactly happened, where the kind alone does not say it. */
const securityEventDetails = [
  'phone',
  'line',
  'passkey',
  'phone_changed',
  'phone_restored',
  'line_linked',
  'line_unlinked',
  'passkey_added',
  'passkey_removed',
  'forged',
  'expired',
  'ended',
  'copied',
  'one',
  'others',
  'own',
  'requested',
  'cancelled',
  'erased',
  /** The site has revealed most of the phone numbers that it may in an hour. */
  'reveals_near_limit',
] as const;
export type SecurityEventDetail = (typeof securityEventDetails)[number];

/** An event of the member's account. Browser and system are product names, null if unknown. */
export const Activity = z.object({
  id: z.int(),
  kind: z.enum(activityKinds),
  detail: z.nullable(z.enum(securityEventDetails)),
  at: Instant,
  /** How often it happened within a second or two. */
  times: z.int().check(z.gte(1)),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** How many events the list holds at most, and for how many days events are kept. */
export const activityLimits = { items: 50, days: 90 } as const;

export const getActivity = endpoint({
  method: 'GET',
  path: '/member/activity',
  summary: 'What happened in my account, newest first',
  tag: 'member',
  access: 'member',
  response: z.object({ items: z.array(Activity).check(z.maxLength(activityLimits.items)) }),
  problems: [],
});
