import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';
import { Profile } from './member.contract.ts';
import { proofPurposes } from './proof-kinds.ts';
import { Proof } from './proofs.contract.ts';

export const passkeyLimits = {
  /** The most passkeys of one member. */
  count: 10,
  name: 60,
  /** Seconds until a challenge expires. */
  challengeLifeS: 300,
} as const;

/** A passkey of the member. Its key and its credential id are never sent. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  /** Null until it is first used. */
  last_used_at: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

const base64Url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));
/** WebAuthn allows credential ids of up to 1,023 bytes. */
const CredentialId = base64Url(1_364);

const CredentialDescriptor = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as this site uses it. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as this site uses it. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** The passkeys of the signed-in member; absent when signing in, where the browser lists those of the site. */
  allowCredentials: z.optional(z.array(CredentialDescriptor)),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

/** `RegistrationResponseJSON` of WebAuthn; fields that nothing reads are dropped. */
export const CreatedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    attestationObject: base64Url(20_000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
});
export type CreatedPasskey = z.infer<typeof CreatedPasskey>;

/** `AuthenticationResponseJSON` of WebAuthn; fields that nothing reads are dropped. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(4_000),
    /** Null when the authenticator does not name a user. */
    userHandle: z.optional(z.nullable(base64Url(88))),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyLimits.name));

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/member/passkeys',
  summary: 'My passkeys, oldest first',
  tag: 'member',
  access: 'member',
  response: z.object({ items: z.array(Passkey) }),
  problems: [],
});

/** The challenge is valid for five minutes, once, in the session that asked. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/member/passkeys/challenge',
  summary: 'Begin to add a passkey',
  tag: 'member',
  access: 'member',
  proof: 'access',
  response: PasskeyCreationOptions,
  problems: ['passkey_limit', 'too_many_requests'],
});

/** Without a name, the passkey is named after the browser and the system. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/member/passkeys',
  summary: 'Add a passkey',
  tag: 'member',
  access: 'member',
  proof: 'access',
  body: z.strictObject({ credential: CreatedPasskey, name: z.optional(name) }),
  response: Passkey,
  status: 201,
  problems: ['passkey_refused', 'passkey_expired', 'passkey_known', 'passkey_limit', 'too_many_requests'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/member/passkeys/:id',
  summary: 'Rename a passkey',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ name }),
  response: Passkey,
  problems: ['not_found', 'too_many_requests'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/member/passkeys/:id',
  summary: 'Remove a passkey',
  tag: 'member',
  access: 'member',
  proof: 'access',
  params: z.object({ id: PathId }),
  response: z.null(),
  problems: ['not_found', 'too_many_requests'],
});

/** The challenge is valid for five minutes, once, in the browser that asked: the response sets a cookie. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/member/auth/passkey/challenge',
  summary: 'Begin to sign in with a passkey',
  tag: 'member',
  access: 'public',
  response: PasskeyRequestOptions,
  problems: ['too_many_requests'],
});

/** `passkey_unknown`: no member has this passkey, for example because it was removed. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/member/auth/passkey',
  summary: 'Sign in with a passkey',
  tag: 'member',
  access: 'public',
  body: z.strictObject({ credential: PasskeyAssertion }),
  response: z.object({ access_token: z.string(), expires_at: Instant, member: Profile }),
  problems: ['passkey_refused', 'passkey_expired', 'passkey_unknown', 'forbidden', 'too_many_requests'],
});

const purpose = z.enum(proofPurposes);

/** The challenge is valid for five minutes, once, in this session and for this purpose. */
export const startPasskeyProof = endpoint({
  method: 'POST',
  path: '/member/proofs/passkey/challenge',
  summary: 'Begin to prove who I am with a passkey',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ purpose }),
  response: PasskeyRequestOptions,
  problems: ['too_many_requests'],
});

export const proveByPasskey = endpoint({
  method: 'POST',
  path: '/member/proofs/passkey',
  summary: 'Prove who I am with a passkey',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ purpose, credential: PasskeyAssertion }),
  response: Proof,
  problems: ['passkey_refused', 'passkey_expired', 'passkey_unknown', 'too_many_requests'],
});
