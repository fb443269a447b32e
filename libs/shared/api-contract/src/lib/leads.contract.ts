import { assetFieldNames } from '@yoodee/asset-rules/fields';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';
import { PhoneInput } from './member.contract.ts';

export const leadKinds = ['question', 'viewing', 'offer', 'still_available', 'missing_info'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadLimits = { name: 60, message: 1_000, viewingSlots: 3, viewingDaysAhead: 60 } as const;

const sender = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.name)),
  phone: PhoneInput,
  /** Version of the consent text that the sender accepted. */
  consent_version: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
  ...formTrapFields,
};
const message = z.string().check(z.trim(), z.maxLength(leadLimits.message));
const anyMessage = z.optional(z.nullable(message));
const writtenMessage = message.check(z.minLength(1));

const question = z.strictObject({ kind: z.literal('question'), message: writtenMessage, ...sender });

/** An enquiry about an asset. Each kind has exactly the fields that its reply needs. */
export const AssetLeadInput = z.discriminatedUnion('kind', [
  question,
  z.strictObject({
    kind: z.literal('viewing'),
    message: anyMessage,
    /** Future times, at most 60 days ahead. */
    viewing_slots: z.array(Instant).check(z.minLength(1), z.maxLength(leadLimits.viewingSlots)),
    ...sender,
  }),
  z.strictObject({ kind: z.literal('offer'), message: writtenMessage, ...sender }),
  z.strictObject({ kind: z.literal('still_available'), message: anyMessage, ...sender }),
  z.strictObject({
    kind: z.literal('missing_info'),
    message: anyMessage,
    missing_fields: z.array(z.enum(assetFieldNames)).check(z.minLength(1), z.maxLength(assetFieldNames.length)),
    ...sender,
  }),
]);
export type AssetLeadInput = z.infer<typeof AssetLeadInput>;

const leadProblems = [
  'not_found',
  'phone_not_supported',
  'looks_automated',
  'own_listing',
  'too_many_requests',
  'conversations_paused',
] as const;

/**
 * Sends an enquiry to the member who posted the asset: it begins or continues the conversation of the two about it. A
 * token, if present, identifies the sender. An enquiry that says nothing new gets the same response, so that nobody learns
 * which phones have asked, and a double click sends one enquiry.
 */
export const createAssetLead = endpoint({
  method: 'POST',
  path: '/assets/:id/leads',
  summary: 'Enquire about an asset',
  tag: 'contact',
  access: 'public',
  params: z.object({ id: PathId }),
  body: AssetLeadInput,
  response: z.null(),
  status: 201,
  problems: [...leadProblems, 'gone', 'wrong_state', 'asset_conversations_paused'],
});

/** Sends an enquiry to a member with a public page, without reference to a listing. All others give `not_found`. */
export const createMemberLead = endpoint({
  method: 'POST',
  path: '/members/:id/leads',
  summary: 'Write to a member',
  tag: 'contact',
  access: 'public',
  params: z.object({ id: PathId }),
  body: question,
  response: z.null(),
  status: 201,
  problems: leadProblems,
});
