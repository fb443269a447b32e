import * as z from 'zod/mini';
import { Instant } from './fields.ts';
import { proofMethods } from './proof-kinds.ts';

/** All problem codes. The API maps each code to one HTTP status and one sentence per language. */
export const problemCodes = [
  'invalid_request',
  'signed_out',
  'session_elsewhere',
  'api_key_refused',
  'proof_required',
  'cross_site',
  'forbidden',
  'not_found',
  'gone',
  'asset_paused',
  'method_not_allowed',
  'stale_version',
  'wrong_state',
  'price_unconfirmed',
  'idempotency_mismatch',
  'payload_too_large',
  'unsupported_media_type',
  'unsupported_content_type',
  'phone_not_supported',
  'phone_not_mobile',
  'otp_too_soon',
  'otp_limit',
  'otp_paused',
  'work_required',
  'otp_wrong',
  'otp_expired',
  'otp_exhausted',
  'otp_unknown',
  'names_required',
  'phone_taken',
  'phone_reserved',
  'undo_refused',
  'line_refused',
  'line_expired',
  'line_unavailable',
  'line_taken',
  'line_unknown',
  'passkey_refused',
  'passkey_expired',
  'passkey_unknown',
  'passkey_known',
  'passkey_limit',
  'not_ready',
  'image_unreadable',
  'image_too_small',
  'image_too_many_pixels',
  'file_unsupported',
  'pdf_unreadable',
  'image_limit',
  'image_quota',
  'upload_limit',
  'storage_full',
  'looks_automated',
  'own_listing',
  'conversations_paused',
  'asset_conversations_paused',
  'report_repeated',
  'slot_taken',
  'slot_past',
  'viewing_changed',
  'favourite_limit',
  'saved_search_limit',
  'too_many_requests',
  'busy',
  'unavailable',
  'unexpected',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Reasons why a field was rejected. */
export const fieldCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'unknown_value',
  'unknown_field',
  'contact_details',
  'above_building',
  'overlapping',
  'self_crossing',
  'no_area',
  'outside_thailand',
  'contradictory',
  'far_from_pin',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/**
 * Body of every non-2xx response. `message` is for the member, in the request's language; `code` is for programs.
 * `errors` names fields by dotted path (`images`, `viewing_slots.0`). `details` holds numbers for the
 * screen: `tries_left`, `retry_after` (seconds), `version` (the current one after a stale edit). `proof_methods` are the
 * ways in which this member can give a proof that was required. `free_times` are the next times that can be booked instead
 * of one that was taken (`slot_taken`) or is over (`slot_past`).
 */
export const Failure = z.object({
  data: z.null(),
  message: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(z.record(z.string(), z.enum(fieldCodes))),
  details: z.optional(z.record(z.string(), z.number())),
  proof_methods: z.optional(z.array(z.enum(proofMethods))),
  free_times: z.optional(z.array(Instant)),
  request_id: z.string(),
});
export type Failure = z.infer<typeof Failure>;
