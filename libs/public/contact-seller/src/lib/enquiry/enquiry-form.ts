import type { FieldCode } from '@yoodee/api-contract';
import type { AssetLeadInput, LeadKind } from '@yoodee/api-contract/leads';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { consentVersion } from '@yoodee/site';

/** The kinds of enquiry that the form offers. Viewings have their own form. */
export const enquiryKinds = ['question', 'offer', 'still_available', 'missing_info'] as const satisfies LeadKind[];
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The fields that all forms to a seller have in common: the message and its sender. */
export interface Sender {
  message: string;
  name: string;
  phone: string;
  hasConsent: boolean;
  /** Whether name and phone may be stored in this browser. */
  isRemembered: boolean;
}

export const emptySender: Sender = { message: '', name: '', phone: '', hasConsent: false, isRemembered: false };

/** The current values of the form. */
export interface Enquiry extends Sender {
  kind: EnquiryKind;
  fields: AssetFieldName[];
}

export const emptyEnquiry: Enquiry = { ...emptySender, kind: 'question', fields: [] };

/** The fields that can be invalid, in the order of the form. */
const enquiryFields = ['missing_fields', 'message', 'name', 'phone', 'consent_version'] as const;
export type EnquiryField = (typeof enquiryFields)[number];
export type EnquiryErrors = Partial<Record<EnquiryField, true>>;

/** Whether a kind of enquiry requires a message; for the others it is optional. */
export const needsMessage = (kind: EnquiryKind): boolean => kind === 'question' || kind === 'offer';

/** Validation errors of the sender. The API validates too. */
export const findSenderErrors = ({ name, phone, hasConsent }: Sender): EnquiryErrors => ({
  ...(!/\p{L}/u.test(name) && { name: true }),
  ...(!/\p{Nd}/u.test(phone) && { phone: true }),
  ...(!hasConsent && { consent_version: true }),
});

/** Validation errors. The API validates too. */
export const findErrors = (enquiry: Enquiry): EnquiryErrors => ({
  ...(enquiry.kind === 'missing_info' && enquiry.fields.length === 0 && { missing_fields: true }),
  ...(needsMessage(enquiry.kind) && !enquiry.message.trim() && { message: true }),
  ...findSenderErrors(enquiry),
});

/** The fields that the API rejected, by their names in the form. */
export const errorsOfReply = (errors: Record<string, FieldCode>): EnquiryErrors => {
  const refused = Object.keys(errors).map((path) => path.split('.')[0]);
  return Object.fromEntries(enquiryFields.filter((field) => refused.includes(field)).map((field) => [field, true]));
};

const wordsOf = ({ kind, message, fields }: Enquiry) => {
  const written = message.trim();
  switch (kind) {
    case 'question':
    case 'offer':
      return { kind, message: written };
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
