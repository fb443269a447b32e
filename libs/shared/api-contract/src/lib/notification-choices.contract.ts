import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { Otp } from './member.contract.ts';
import { notificationChannels, notificationTopics } from './notification-kinds.ts';

const Choice = z.object({ bell: z.boolean(), line: z.boolean(), email: z.boolean() });

/**
 * What the member is told, and where. `line` says whether LINE can be used: `unavailable` when this site does not send by
 * it. `email` is the verified address; `pending_email` waits for the code that was mailed to it.
 */
export const NotificationSettings = z.object({
  topics: z.array(z.extend(Choice, { topic: z.enum(notificationTopics) })),
  /** Whether LINE and mail wait from 22:00 to 08:00 in Bangkok. */
  quiet_hours: z.boolean(),
  line: z.enum(['linked', 'unlinked', 'unavailable']),
  email_available: z.boolean(),
  email: z.nullable(z.string()),
  pending_email: z.nullable(z.string()),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const ofMine = { tag: 'member', access: 'member', response: NotificationSettings } as const;

export const getNotificationChoices = endpoint({
  ...ofMine,
  method: 'GET',
  path: '/member/notification-choices',
  summary: 'What I am told at the bell, by LINE and by mail',
  problems: [],
});

/** Changes one thing, so that two devices never overwrite each other's choices. */
export const updateNotificationChoice = endpoint({
  ...ofMine,
  method: 'PATCH',
  path: '/member/notification-choices',
  summary: 'Choose one thing that I am told, or the quiet hours',
  body: z.union([
    z.strictObject({ topic: z.enum(notificationTopics), channel: z.enum(notificationChannels), on: z.boolean() }),
    z.strictObject({ quiet_hours: z.boolean() }),
  ]),
  problems: [],
});

export const emailCodeLimits = {
  /** Seconds until a mailed code expires. */
  lifeS: 900,
  tries: 5,
  digits: 6,
  /** Codes that a member may ask for in a day. */
  perDay: 5,
  /** Codes that are mailed to one address in a day, whoever asks. */
  perAddress: 3,
} as const;

export const Email = z.string().check(z.trim(), z.maxLength(254), z.email());

/** Mails a code to the address. The present address stays until the code is given back. */
export const requestEmailCode = endpoint({
  ...ofMine,
  method: 'POST',
  path: '/member/email/code',
  summary: 'Mail a code to my new address',
  body: z.strictObject({ email: Email }),
  response: z.object({ expires_at: Instant }),
  problems: ['unavailable', 'too_many_requests'],
});

export const verifyEmail = endpoint({
  ...ofMine,
  method: 'PUT',
  path: '/member/email',
  summary: 'Use my new address, with the code that was mailed to it',
  body: z.strictObject({ otp: Otp }),
  problems: ['otp_wrong', 'otp_expired', 'otp_exhausted', 'otp_unknown', 'too_many_requests'],
});

/** Also forgets an address that waits for its code. */
export const removeEmail = endpoint({
  ...ofMine,
  method: 'DELETE',
  path: '/member/email',
  summary: 'Forget my mail address',
  problems: [],
});
