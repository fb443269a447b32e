import type { ContactTarget } from '../contact.view.ts';
import { emptyEnquiry, type Enquiry } from './enquiry-form.ts';

const senderKey = 'enquiry-sender';
const draftKey = ({ kind, id }: ContactTarget) => `enquiry/${kind}/${id}`;

/** A browser that refuses storage, or holds junk, only forgets. */
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
    // Full or forbidden: the form works without its copy.
  }
};

const local = () => localStorage;
const ofTab = () => sessionStorage;

/** Keeps name and phone for the next enquiry if the sender wants that, and forgets them if not. */
export const keepSender = ({ name, phone, isRemembered }: Enquiry): void =>
  write(local, senderKey, isRemembered ? { name, phone } : null);

/** Keeps what is typed in this tab, so that a reload loses nothing. Consent is given afresh each time. */
export const keepDraft = (target: ContactTarget, { hasConsent: _consent, ...draft }: Enquiry): void =>
  write(ofTab, draftKey(target), draft);

export const dropDraft = (target: ContactTarget): void => write(ofTab, draftKey(target), null);

const known = (kept: Record<string, unknown>): Partial<Enquiry> =>
  Object.fromEntries(
    Object.entries(emptyEnquiry).flatMap(([name, empty]) => {
      const value = kept[name];
      const isAlike = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
      return isAlike ? [[name, value]] : [];
    }),
  );

/** The enquiry to begin with: what this tab was typing, else who this browser remembers. */
export const readKeptEnquiry = (target: ContactTarget): Enquiry => {
  const sender = known(read(local, senderKey));
  return {
    ...emptyEnquiry,
    ...sender,
    isRemembered: sender.name !== undefined,
    ...known(read(ofTab, draftKey(target))),
    hasConsent: false,
  };
};
