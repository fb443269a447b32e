import type { ContactTarget } from '../contact.view.ts';
import { emptyEnquiry, type Enquiry } from './enquiry-form.ts';

const senderKey = 'enquiry-sender';
const draftKey = ({ kind, id }: ContactTarget) => `enquiry/${kind}/${id}`;

/** Without storage, or with invalid stored values, the form starts empty. */
const read = (storage: () => Storage, key: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return Object(value) === value ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const write = (storage: () => Storage, key: string, value: object | null): void => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the form works without the copy.
  }
};

const local = () => localStorage;
const ofTab = () => sessionStorage;

/** Stores name and phone for the next enquiry if the sender wants that, and deletes them if not. */
export const storeSender = ({ name, phone, isRemembered }: Enquiry): void =>
  write(local, senderKey, isRemembered ? { name, phone } : null);

/** Stores the typed values in this tab, so that a reload loses nothing. Consent is not stored. */
export const storeDraft = (target: ContactTarget, { hasConsent: _consent, ...draft }: Enquiry): void =>
  write(ofTab, draftKey(target), draft);

export const dropDraft = (target: ContactTarget): void => write(ofTab, draftKey(target), null);

const known = (stored: Record<string, unknown>): Partial<Enquiry> =>
  Object.fromEntries(
    Object.entries(emptyEnquiry).flatMap(([name, empty]) => {
      const value = stored[name];
      const isAlike = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
      return isAlike ? [[name, value]] : [];
    }),
  );

/** The initial enquiry: the values stored in this tab, else the sender stored in this browser. */
export const readEnquiryDraft = (target: ContactTarget): Enquiry => {
  const sender = known(read(local, senderKey));
  return {
    ...emptyEnquiry,
    ...sender,
    isRemembered: sender.name !== undefined,
    ...known(read(ofTab, draftKey(target))),
    hasConsent: false,
  };
};
