import { assetFieldNames } from '@yoodee/asset-rules/fields';
import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';
import { PhoneInput } from './member.contract.ts';

export const leadKinds = ['question', 'viewing', 'offer', 'still_available', 'missing_info'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ['new', 'seen', 'replied', 'closed', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadLimits = { name: 60, message: 1_000, viewingSlots: 3, viewingDaysAhead: 60, note: 1_000 } as const;

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
] as const;

/**
 * Sends an enquiry to the member who posted the asset. A token, if present, identifies the sender. An enquiry
 * that repeats one of the last 24 hours from the same phone is added to it and gets the same response, so that nobody
 * learns which phones have asked, and a double click sends one enquiry.
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
  problems: [...leadProblems, 'gone', 'wrong_state'],
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

/**
 * An enquiry as its recipient sees it. `phone` is E.164. `line_id` is null unless the sender is a member who shows it.
 */
export const Lead = z.object({
  id: Id,
  kind: z.enum(leadKinds),
  asset: z.nullable(AssetRef),
  name: z.string(),
  phone: z.string(),
  line_id: z.nullable(z.string()),
  message: z.nullable(z.string()),
  missing_fields: z.nullable(z.array(z.string())),
  viewing_slots: z.nullable(z.array(Instant)),
  /** The language of the page where it was written. */
  locale: z.enum(['th', 'en']),
  status: z.enum(leadStatuses),
  note: z.nullable(z.string()),
  created_at: Instant,
  updated_at: Instant,
});
export type Lead = z.infer<typeof Lead>;

export const leadPageSize = 20;

const PageNumber = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000)));

export const getMemberLeads = endpoint({
  method: 'GET',
  path: '/member/leads',
  summary: 'Enquiries I received, newest first; 20 a page',
  tag: 'member',
  access: 'member',
  query: z.object({ status: z.optional(z.enum(leadStatuses)), asset_id: z.optional(PathId), page: PageNumber }),
  response: z.object({
    ...pageOf(Lead),
    /** The number of enquiries per status, regardless of the `status` filter. */
    counts: z.record(z.enum(leadStatuses), z.int()),
  }),
  problems: [],
});

export const getMemberLead = endpoint({
  method: 'GET',
  path: '/member/leads/:id',
  summary: 'One enquiry I received',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  response: Lead,
  problems: ['not_found'],
});

/** Absent keys are not changed; an empty or null note is cleared. */
export const updateMemberLead = endpoint({
  method: 'PATCH',
  path: '/member/leads/:id',
  summary: 'Set the status of an enquiry, or my note on it',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({
    status: z.optional(z.enum(leadStatuses)),
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(leadLimits.note)))),
  }),
  response: Lead,
  problems: ['not_found'],
});
