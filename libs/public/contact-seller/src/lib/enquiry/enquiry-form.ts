import type { FieldCode } from '@yoodee/api-contract';
import type { AssetLeadInput, LeadKind } from '@yoodee/api-contract/leads';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { consentVersion } from '@yoodee/site';
import { chosenSlots, emptySlot, toInstant, type ViewingSlot } from './viewing-slots.ts';

/** The current values of the form. */
export interface Enquiry {
  kind: LeadKind;
  message: string;
  name: string;
  phone: string;
  slots: ViewingSlot[];
  fields: AssetFieldName[];
  hasConsent: boolean;
  /** Whether name and phone may be stored in this browser. */
  isRemembered: boolean;
}

export const emptyEnquiry: Enquiry = {
  kind: 'question',
  message: '',
  name: '',
  phone: '',
  slots: [emptySlot],
  fields: [],
  hasConsent: false,
  isRemembered: false,
};

/** The fields that can be invalid, in the order of the form. */
const enquiryFields = ['missing_fields', 'viewing_slots', 'message', 'name', 'phone', 'consent_version'] as const;
export type EnquiryField = (typeof enquiryFields)[number];
export type EnquiryErrors = Partial<Record<EnquiryField, true>>;

/** Whether a kind of enquiry requires a message; for the others it is optional. */
export const needsMessage = (kind: LeadKind): boolean => kind === 'question' || kind === 'offer';

/** Validation errors. The API validates too. */
export const findErrors = ({ kind, message, name, phone, slots, fields, hasConsent }: Enquiry): EnquiryErrors => ({
  ...(kind === 'missing_info' && fields.length === 0 && { missing_fields: true }),
  ...(kind === 'viewing' && !chosenSlots(slots)?.length && { viewing_slots: true }),
  ...(needsMessage(kind) && !message.trim() && { message: true }),
  ...(!/\p{L}/u.test(name) && { name: true }),
  ...(!/\p{Nd}/u.test(phone) && { phone: true }),
  ...(!hasConsent && { consent_version: true }),
});

/** The fields that the API rejected, by their names in the form. */
export const errorsOfReply = (errors: Record<string, FieldCode>): EnquiryErrors => {
  const refused = Object.keys(errors).map((path) => path.split('.')[0]);
  return Object.fromEntries(enquiryFields.filter((field) => refused.includes(field)).map((field) => [field, true]));
};

const wordsOf = ({ kind, message, slots, fields }: Enquiry) => {
  const written = message.trim();
  switch (kind) {
    case 'question':
    case 'offer':
      return { kind, message: written };
    case 'viewing':
      return { kind, message: written || null, viewing_slots: (chosenSlots(slots) ?? []).map(toInstant) };
    case 'missing_info':
      return { kind, message: written || null, missing_fields: fields };
    case 'still_available':
      return { kind, message: written || null };
  }
};

/** The request body: only the fields that the kind of enquiry needs. */
export const toLeadInput = (enquiry: Enquiry, trap: { website: string; filled_ms: number }): AssetLeadInput => ({
  ...wordsOf(enquiry),
  name: enquiry.name,
  phone: enquiry.phone,
  consent_version: consentVersion,
  ...trap,
});
