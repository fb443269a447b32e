import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { Otp, RefCode, SentCode } from './member.contract.ts';
import { proofMethods, proofPurposes } from './proof-kinds.ts';

const purpose = z.enum(proofPurposes);

/** A proof just given. It counts for its session and its purpose only. */
export const Proof = z.object({ purpose, method: z.enum(proofMethods), expires_at: Instant });

export const getProofs = endpoint({
  method: 'GET',
  path: '/member/proofs',
  summary: 'How I can prove who I am, and what I have proved',
  tag: 'member',
  access: 'member',
  /** `fresh` are the purposes for which this session needs no proof now. */
  response: z.object({ methods: z.array(z.enum(proofMethods)), fresh: z.array(purpose) }),
  problems: [],
});

/** The code goes to the member’s present phone. It proves nothing for another purpose or in another session. */
export const sendProofCode = endpoint({
  method: 'POST',
  path: '/member/proofs/code',
  summary: 'Send a one-time code to my phone to prove who I am',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ purpose }),
  response: SentCode,
  problems: ['otp_too_soon', 'otp_limit', 'otp_paused', 'too_many_requests'],
});

export const proveByCode = endpoint({
  method: 'POST',
  path: '/member/proofs/phone',
  summary: 'Prove who I am with the code',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ purpose, otp: Otp, ref_code: RefCode }),
  response: Proof,
  problems: ['otp_wrong', 'otp_expired', 'otp_exhausted', 'otp_unknown', 'too_many_requests'],
});

/** LINE asks the member to sign in there. The state is valid for ten minutes, once, in this session, for this purpose. */
export const startLineProof = endpoint({
  method: 'POST',
  path: '/member/proofs/line/challenge',
  summary: 'Begin to prove who I am with LINE',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ purpose }),
  /** The page of LINE to go to, and the state that it sends back. */
  response: z.object({ authorize_url: z.string(), state: z.string() }),
  problems: ['line_unavailable', 'line_unknown', 'too_many_requests'],
});

/** `line_unknown`: it is not the LINE account that is linked. */
export const proveByLine = endpoint({
  method: 'POST',
  path: '/member/proofs/line',
  summary: 'Prove who I am with what LINE sent back',
  tag: 'member',
  access: 'member',
  body: z.strictObject({
    line_code: z.string().check(z.minLength(1), z.maxLength(1_000)),
    state: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  response: Proof,
  problems: ['line_refused', 'line_expired', 'line_unavailable', 'line_unknown', 'too_many_requests'],
});
