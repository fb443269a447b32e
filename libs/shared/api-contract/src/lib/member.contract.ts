import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** A person's name has a letter: neither digits nor signs alone are one. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

const optionalName = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60))));

/** As typed by the member: any spacing, dashes, +66/66/0 or Thai digits; the API brings it into E.164. */
export const PhoneInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Six digits; Thai digits and spaces are accepted and normalised by the API. */
export const Otp = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
export const RefCode = z.string().check(z.trim(), z.regex(/^[A-Za-z2-9]{4,6}$/));

export const userStatuses = ['active', 'suspended'] as const;

/** How members may be reached from their assets and public page. */
export const Channels = z.strictObject({ phone: z.boolean(), line: z.boolean(), facebook: z.boolean() });

/** A member as they see themselves. Phones in E.164. */
export const Profile = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  image_url: z.nullable(z.string()),
  phone: z.string(),
  contact_phone: z.nullable(z.string()),
  line_id: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  bio_th: z.nullable(z.string()),
  bio_en: z.nullable(z.string()),
  channels: z.object({ phone: z.boolean(), line: z.boolean(), facebook: z.boolean() }),
  line_linked: z.boolean(),
  user_status: z.enum(userStatuses),
  locale: z.enum(['th', 'en']),
  created_at: Instant,
  /** Grows with every change of what is the member's to change. */
  version: z.int(),
  /** When the account will be erased; null while its deletion was not asked for. */
  erased_at: z.nullable(Instant),
});
export type Profile = z.infer<typeof Profile>;

const Session = { access_token: z.string(), expires_at: Instant };

/**
 * A LINE account that belongs to no member yields a token without `user_status`, `member` null and `line_profile`. Called
 * with a member's token it ties the LINE account to that member.
 */
export const loginWithLine = endpoint({
  method: 'POST',
  path: '/public/member/auth/login',
  summary: 'Exchange a LINE code for a session',
  tag: 'member',
  access: 'public',
  body: z.strictObject({
    line_code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    ...Session,
    member: z.nullable(Profile),
    line_profile: z.nullable(z.object({ display_name: z.string(), picture_url: z.nullable(z.string()) })),
    /** The path of this site that sign-in was begun from. */
    next: z.nullable(z.string()),
  }),
  problems: ['line_refused', 'line_expired', 'line_unavailable', 'line_taken', 'forbidden', 'too_many_requests'],
});

export const unlinkLine = endpoint({
  method: 'DELETE',
  path: '/member/line',
  summary: 'Untie my LINE account',
  tag: 'member',
  access: 'member',
  response: Profile,
  problems: [],
});

/**
 * A code is on its way. All instants are of the database's clock; whoever shows how long is left counts from `sent_at`,
 * for their own clock may be wrong.
 */
export const SentCode = z.object({
  ref_code: z.string(),
  sent_at: Instant,
  expires_at: Instant,
  resend_at: Instant,
});

/**
 * Known and unknown phones get the same reply. `resend_at` is when the next code may be asked for. With a member's
 * token the code is for moving that member to the phone (`updatePhone`), without one it is for signing in; neither
 * code does the other's work.
 */
export const sendOtp = endpoint({
  method: 'POST',
  path: '/member/auth/otp',
  summary: 'Send a one-time code by SMS',
  tag: 'member',
  access: 'public',
  body: z.strictObject({ phone_number: PhoneInput }),
  response: SentCode,
  problems: ['phone_not_supported', 'phone_not_mobile', 'otp_too_soon', 'otp_limit', 'too_many_requests'],
});

/**
 * Signs a known phone in (names ignored) or creates the member. An unknown phone without names answers 422
 * `names_required` and the code stays good. A wrong code carries `details.tries_left`.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/member/auth/otp/verify',
  summary: 'Sign in or sign up with the code',
  tag: 'member',
  access: 'public',
  body: z.strictObject({
    contact_phone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    first_name: optionalName,
    last_name: optionalName,
    otp: Otp,
    phone: PhoneInput,
    ref_code: RefCode,
    /** Version of the consent text, when a new member ticked it; kept with the time. */
    consent_version: z.optional(z.string().check(z.regex(/^[\w.-]{1,20}$/))),
  }),
  response: z.object({ ...Session, member: Profile }),
  problems: [
    'phone_not_supported',
    'phone_not_mobile',
    'otp_wrong',
    'otp_expired',
    'otp_exhausted',
    'otp_unknown',
    'names_required',
    'forbidden',
    'too_many_requests',
  ],
});

/** Ends the session of the token; an unknown or ended one is answered alike. */
export const logout = endpoint({
  method: 'POST',
  path: '/member/auth/logout',
  summary: 'Sign out',
  tag: 'member',
  access: 'public',
  response: z.null(),
  problems: [],
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/member/profile',
  summary: 'Who I am',
  tag: 'member',
  access: 'member',
  response: Profile,
  problems: [],
});

/** LINE's own rule for ids; official accounts begin with @. */
const LineId = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(?:@?[a-z0-9._-]{2,30})?$/));

/** An address on Facebook, or the name in it. */
const Facebook = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100),
    z.regex(
      /^(?:(?:https?:\/\/)?(?:(?:www|web|m)\.)?(?:facebook|fb)\.com\/[\w./?=&%+#~:,@!-]+|@?[A-Za-z0-9.]{3,50})?$/,
    ),
  );

const optionalText = (max: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max))));

/** A square picture, cut out by the member. */
export const profilePictureLimits = { minSide: 320, perHour: 20 } as const;

/**
 * Takes a picture for the profile, as the multipart field `file`. It is shown once `updateProfile` gets its `key`; of
 * pictures that never were, the last one is kept.
 */
export const uploadProfilePicture = endpoint({
  method: 'POST',
  path: '/member/images',
  summary: 'Upload a picture of me',
  tag: 'member',
  access: 'member',
  multipart: z.object({}),
  response: z.object({ key: z.string(), image_url: z.string() }),
  status: 201,
  problems: [
    'unsupported_media_type',
    'image_unreadable',
    'image_too_small',
    'image_too_many_pixels',
    'upload_limit',
    'storage_full',
    'busy',
  ],
});

/** Characters of what a member says about themselves. */
export const longestBio = 600;

/**
 * Absent keys stay as they are; an empty text clears. With `version`, a profile that was changed since answers
 * `stale_version` and stays as it is.
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/member/profile/:id',
  summary: 'Change my profile',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({
    first_name: name,
    last_name: name,
    contact_phone: optionalText(40),
    facebook: z.optional(z.nullable(Facebook)),
    line_id: z.optional(z.nullable(LineId)),
    bio_th: optionalText(longestBio),
    bio_en: optionalText(longestBio),
    image_key: z.optional(z.nullable(z.string().check(z.regex(/^[a-z0-9-]{8,64}$/)))),
    locale: z.optional(z.enum(['th', 'en'])),
    channels: z.optional(Channels),
    version: z.optional(z.int()),
  }),
  response: Profile,
  problems: ['not_found', 'phone_not_supported', 'stale_version'],
});

/** The code is the one sent to the new number; sign-in codes are not accepted here. */
export const updatePhone = endpoint({
  method: 'PUT',
  path: '/member/profile/:id/phone',
  summary: 'Move my account to another phone number',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({
    first_name: optionalName,
    last_name: optionalName,
    otp: Otp,
    phone_number: PhoneInput,
    ref_code: RefCode,
  }),
  response: Profile,
  problems: [
    'not_found',
    'phone_not_supported',
    'phone_not_mobile',
    'phone_taken',
    'otp_wrong',
    'otp_expired',
    'otp_exhausted',
    'otp_unknown',
    'too_many_requests',
  ],
});
