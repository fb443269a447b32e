import type { AssetFieldName, AssetLeadInput, FieldCode, LeadKind } from '@yoodee/api-contract';
import { consentVersion } from '@yoodee/site';
import { chosenSlots, emptySlot, toInstant, type ViewingSlot } from './viewing-slots.ts';

/** What is typed and chosen so far. */
export interface Enquiry {
  kind: LeadKind;
  message: string;
  name: string;
  phone: string;
  slots: ViewingSlot[];
  fields: AssetFieldName[];
  hasConsent: boolean;
  /** Whether name and phone may be kept in this browser. */
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

/** The fields that can be wrong, in the order of the form. */
const enquiryFields = ['missing_fields', 'viewing_slots', 'message', 'name', 'phone', 'consent_version'] as const;
export type EnquiryField = (typeof enquiryFields)[number];
export type EnquiryErrors = Partial<Record<EnquiryField, true>>;

/** Whether a kind lives by its words; for the others they are a friendly extra. */
export const needsMessage = (kind: LeadKind): boolean => kind === 'question' || kind === 'offer';

/** What must be put right before it can be sent; the API looks again. */
export const findErrors = ({ kind, message, name, phone, slots, fields, hasConsent }: Enquiry): EnquiryErrors => ({
  ...(kind === 'missing_info' && fields.length === 0 && { missing_fields: true }),
  ...(kind === 'viewing' && !chosenSlots(slots)?.length && { viewing_slots: true }),
  ...(needsMessage(kind) && !message.trim() && { message: true }),
  ...(!/\p{L}/u.test(name) && { name: true }),
  ...(!/\p{Nd}/u.test(phone) && { phone: true }),
  ...(!hasConsent && { consent_version: true }),
});

/** The fields that the API refused, as the form names them. */
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

/** The enquiry as the API takes it: what its kind needs and no more. */
export const toLeadInput = (enquiry: Enquiry, trap: { website: string; filled_ms: number }): AssetLeadInput => ({
  ...wordsOf(enquiry),
  name: enquiry.name,
  phone: enquiry.phone,
  consent_version: consentVersion,
  ...trap,
});
