import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';
import { Otp } from './member.contract.ts';
import { notificationChannels, notificationTopics } from './notification-kinds.ts';

const Choice = z.object({ bell: z.boolean(), line: z.boolean(), email: z.boolean(), push: z.boolean() });

/** A browser that shows notifications. Names of products are null if unknown. */
export const PushDevice = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: Instant,
  /** Hash of the address of its push service, by which a browser recognises itself: SHA-256, base64url. */
  endpoint_hash: z.string(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/**
 * The notifications that the member gets, and by which channels. `line` says whether LINE can be used: `unavailable`
 * when this site does not send by it. `email` is the verified address; `pending_email` waits for the code that was
 * mailed to it. `push_key` is the public key for which browsers subscribe (VAPID, RFC 8292); null when this site does
 * not push.
 */
export const NotificationSettings = z.object({
  topics: z.array(z.extend(Choice, { topic: z.enum(notificationTopics) })),
  /** Whether notifications that are sent outside the site are held back from 22:00 to 08:00 in Bangkok. */
  quiet_hours: z.boolean(),
  /** The hour in Bangkok at which daily and weekly digests of saved searches are sent. */
  digest_hour: z.int(),
  line: z.enum(['linked', 'unlinked', 'unavailable']),
  email_available: z.boolean(),
  email: z.nullable(z.string()),
  pending_email: z.nullable(z.string()),
  push_key: z.nullable(z.string()),
  /** Newest first. */
  push_devices: z.array(PushDevice),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const ofMine = { tag: 'member', access: 'member', response: NotificationSettings } as const;

export const getNotificationChoices = endpoint({
  ...ofMine,
  method: 'GET',
  path: '/member/notification-choices',
  summary: 'What I am told at the bell, by LINE, by mail and on my devices',
  problems: [],
});

/** Changes one thing, so that two devices never overwrite each other's choices. */
export const updateNotificationChoice = endpoint({
  ...ofMine,
  method: 'PATCH',
  path: '/member/notification-choices',
  summary: 'Choose one thing that I am told, the quiet hours, or the hour of digests',
  body: z.union([
    z.strictObject({ topic: z.enum(notificationTopics), channel: z.enum(notificationChannels), on: z.boolean() }),
    z.strictObject({ quiet_hours: z.boolean() }),
    z.strictObject({ digest_hour: z.int().check(z.gte(0), z.lte(23)) }),
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

/** Mails a code to the address. The present address stays until the code is confirmed. */
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

/** The most devices of one member; a further one replaces the oldest. */
export const maxPushDevices = 10;

const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`)));
};

/** A browser that is subscribed already is updated. `endpoint` must be of a push service that this site knows. */
export const addPushDevice = endpoint({
  ...ofMine,
  method: 'POST',
  path: '/member/push-devices',
  summary: 'Show my notifications on this device',
  body: z.strictObject({
    endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000)),
    /** Keys of the browser (RFC 8291), base64url. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
  problems: ['unavailable', 'too_many_requests'],
});

export const removePushDevice = endpoint({
  ...ofMine,
  method: 'DELETE',
  path: '/member/push-devices/:id',
  summary: 'Show no more notifications on a device',
  params: z.object({ id: PathId }),
  problems: ['not_found'],
});
