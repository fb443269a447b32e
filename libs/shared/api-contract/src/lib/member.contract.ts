import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** Whether a text can be a person's name: it has at least one letter. The fillers of Hangul are letters that are blank. */
export const isName = (text: string): boolean => /(?![\u115f\u1160\u3164\uffa0])\p{L}/u.test(text);

const optionalName = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60))));

/**
 * As typed by the member, with any spacing, dashes, prefix (+66, 66, 0) or Thai digits. The API converts it to E.164.
 */
export const PhoneInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Six digits; Thai digits and spaces are accepted and normalised by the API. */
export const Otp = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
export const RefCode = z.string().check(z.trim(), z.regex(/^[A-Za-z2-9]{4,6}$/));

const userStatuses = ['active', 'suspended'] as const;

/**
 * The contact channels that a member chose last, which a new listing offers; each listing has its own. Changing one in
 * the profile changes it on all listings that were published.
 */
export const Channels = z.strictObject({ phone: z.boolean(), line: z.boolean(), facebook: z.boolean() });

/** The profile of the signed-in member. Phone numbers are in E.164. */
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
  /** Incremented with every change by the member. */
  version: z.int(),
  /** When the account will be erased; null if no deletion is pending. */
  erased_at: z.nullable(Instant),
});
export type Profile = z.infer<typeof Profile>;

const Session = { access_token: z.string(), expires_at: Instant };

/**
 * A LINE account without a member gives a token without `user_status`, with `line_profile` and a null `member`. With a
 * member's token the LINE account is linked to that member, which needs a proof.
 */
export const loginWithLine = endpoint({
  method: 'POST',
  path: '/public/member/auth/login',
  summary: 'Exchange a LINE code for a session',
  tag: 'member',
  access: 'public',
  proof: 'access',
  body: z.strictObject({
    line_code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    ...Session,
    member: z.nullable(Profile),
    line_profile: z.nullable(z.object({ display_name: z.string(), picture_url: z.nullable(z.string()) })),
    /** The path of this site where sign-in started. */
    next: z.nullable(z.string()),
  }),
  problems: ['line_refused', 'line_expired', 'line_unavailable', 'line_taken', 'forbidden', 'too_many_requests'],
});

export const unlinkLine = endpoint({
  method: 'DELETE',
  path: '/member/line',
  summary: 'Unlink my LINE account',
  tag: 'member',
  access: 'member',
  proof: 'access',
  response: Profile,
  problems: [],
});

/**
 * A code was sent. All times are by the database's clock. A countdown must start from `sent_at`, because the clock of
 * the device may be wrong.
 */
export const SentCode = z.object({
  ref_code: z.string(),
  sent_at: Instant,
  expires_at: Instant,
  resend_at: Instant,
});

/** Answers to the challenge of `startWork`, in ascending order. */
export const Work = z.strictObject({
  challenge: z.string().check(z.maxLength(200)),
  answers: z.array(z.int().check(z.gte(0), z.lte(0xffff_ffff))).check(z.minLength(1), z.maxLength(16)),
});
export type Work = z.infer<typeof Work>;

/**
 * The response is the same for known and unknown phone numbers. `resend_at` is when the next code can be requested.
 * With a member's token the code is for changing that member's phone number (`updatePhone`), otherwise for signing in.
 * The two kinds of code are not interchangeable. `work_required`: many codes were requested from the caller's network,
 * for the phone's block of numbers or on the whole site; the caller repeats the request with `work`.
 */
export const sendOtp = endpoint({
  method: 'POST',
  path: '/member/auth/otp',
  summary: 'Send a one-time code by SMS',
  tag: 'member',
  access: 'public',
  body: z.strictObject({ phone_number: PhoneInput, work: z.optional(Work) }),
  response: SentCode,
  problems: [
    'phone_not_supported',
    'phone_not_mobile',
    'otp_too_soon',
    'otp_limit',
    'otp_paused',
    'work_required',
    'too_many_requests',
  ],
});

/** A new session of a member. */
export const SignedIn = z.object({ ...Session, member: Profile });
export type SignedIn = z.infer<typeof SignedIn>;

/**
 * Signs in the member with this phone number (names are ignored), or creates a member. An unknown phone number without
 * names gives 422 `names_required`, and the code stays valid. A client that can ask for them says `asks_names` and gets
 * 200 with `names_required` instead: for a person who signs up, it is not a failure. Both need a right code, so that
 * nobody learns which phone numbers are known. A wrong code gives `details.tries_left`.
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
    /** Version of the consent text, if a new member ticked it; stored with the time. */
    consent_version: z.optional(z.string().check(z.regex(/^[\w.-]{1,20}$/))),
    asks_names: z.optional(z.literal(true)),
  }),
  response: z.union([SignedIn, z.object({ names_required: z.literal(true) })]),
  problems: [
    'phone_not_supported',
    'phone_not_mobile',
    'otp_wrong',
    'otp_expired',
    'otp_exhausted',
    'otp_unknown',
    'phone_reserved',
    'names_required',
    'forbidden',
    'too_many_requests',
  ],
});

/** Ends the session of the token. The response is the same for an unknown, ended or copied one, which stays as it is. */
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

/**
 * A page or a profile on Facebook, by its URL or the name in it. Scripts of Facebook that lead elsewhere (`l.php?u=`) and
 * keys that could hold an address are refused.
 */
const Facebook = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100),
    z.regex(
      new RegExp(
        [
          '^(?:(?:https?://)?(?:(?:www|web|m)\\.)?(?:facebook|fb)\\.com/',
          '(?:profile\\.php\\?id=\\d{1,20}|(?!(?:flx|dialog|plugins|login|sharer)(?:[/?]|$)|[^?]*\\.php)',
          '(?:[\\w./-]|%[89A-Fa-f][\\dA-Fa-f])+)',
          '(?:[?&](?:mibextid|ref|rdid|locale|sk)=[\\w.-]*)*',
          '|@?[A-Za-z0-9.]{3,50})?$',
        ].join(''),
      ),
    ),
  );

const optionalText = (max: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max))));

/** A square picture, cropped by the member. */
export const profilePictureLimits = { minSide: 320, perHour: 20 } as const;

/**
 * Uploads a picture for the profile, as the multipart field `file`. It is shown once `updateProfile` gets its `key`. Of
 * pictures that were never used, only the last one is stored.
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

/** The most characters of a member's text about themselves. */
export const longestBio = 600;

/**
 * Absent keys are not changed; an empty text clears its field. With `version`, a profile that has changed since gives
 * `stale_version` and is not changed.
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

/**
 * The code is the one sent to the new number; sign-in codes are not accepted here. All other sessions end, and the old
 * number gets a link that undoes it: see `undoPhoneChange`. Until then nobody else can have the old number.
 */
export const updatePhone = endpoint({
  method: 'PUT',
  path: '/member/profile/:id/phone',
  summary: 'Move my account to another phone number',
  tag: 'member',
  access: 'member',
  proof: 'access',
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
