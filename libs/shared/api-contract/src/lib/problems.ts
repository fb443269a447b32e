import * as z from 'zod/mini';

/** Every way an endpoint may fail, as a program reads it; the API maps each to one HTTP status and one sentence per language. */
export const problemCodes = [
  'invalid_request',
  'signed_out',
  'cross_site',
  'forbidden',
  'not_found',
  'gone',
  'method_not_allowed',
  'stale_version',
  'wrong_state',
  'idempotency_mismatch',
  'payload_too_large',
  'unsupported_media_type',
  'unsupported_content_type',
  'phone_not_supported',
  'phone_not_mobile',
  'otp_too_soon',
  'otp_limit',
  'otp_wrong',
  'otp_expired',
  'otp_exhausted',
  'otp_unknown',
  'names_required',
  'phone_taken',
  'line_refused',
  'line_expired',
  'line_unavailable',
  'line_taken',
  'not_ready',
  'image_unreadable',
  'image_too_small',
  'image_too_many_pixels',
  'image_limit',
  'image_quota',
  'upload_limit',
  'storage_full',
  'looks_automated',
  'own_listing',
  'lead_repeated',
  'report_repeated',
  'favourite_limit',
  'saved_search_limit',
  'request_repeated',
  'too_many_requests',
  'busy',
  'unavailable',
  'unexpected',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Why one field was refused. */
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
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/**
 * Body of every non-2xx reply. `message` is for the member, in the request's language; `code` is for programs.
 * `errors` names fields by dotted path (`images`, `viewing_slots.0`). `details` carries the numbers a screen may
 * count with: `tries_left`, `retry_after` (seconds), `version` (the current one after a stale edit).
 */
export const Failure = z.object({
  data: z.null(),
  message: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(z.record(z.string(), z.enum(fieldCodes))),
  details: z.optional(z.record(z.string(), z.number())),
  request_id: z.string(),
});
export type Failure = z.infer<typeof Failure>;
