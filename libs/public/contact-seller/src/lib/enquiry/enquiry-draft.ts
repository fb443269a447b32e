import type { ContactTarget } from '../contact.view.ts';
import { enquiryKinds, type Sender } from './enquiry-form.ts';

const senderKey = 'enquiry-sender';
/** The forms whose values are stored as a draft: an enquiry, and the booking of a viewing. */
export type DraftedForm = 'enquiry' | 'viewing';

const draftKey = ({ kind, id }: ContactTarget, form: DraftedForm) => `${form}/${kind}/${id}`;

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
export const storeSender = ({ name, phone, isRemembered }: Sender): void =>
  write(local, senderKey, isRemembered ? { name, phone } : null);

/** Stores the typed values in this tab, so that a reload loses nothing. Consent is not stored. */
export const storeDraft = <Form extends Sender>(target: ContactTarget, form: DraftedForm, values: Form): void => {
  const { hasConsent: _consent, ...draft } = values;
  write(ofTab, draftKey(target, form), draft);
};

export const dropDraft = (target: ContactTarget, form: DraftedForm): void => write(ofTab, draftKey(target, form), null);

/** False for a stored kind of enquiry that is no longer offered. */
const isKnown = (name: string, value: unknown) => name !== 'kind' || enquiryKinds.some((kind) => kind === value);

const known = <Form extends Sender>(empty: Form, stored: Record<string, unknown>): Partial<Form> =>
  Object.fromEntries(
    Object.entries(empty).flatMap(([name, initial]) => {
      const value = stored[name];
      const isAlike = typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial);
      return isAlike && isKnown(name, value) ? [[name, value]] : [];
    }),
  ) as Partial<Form>;

/** The initial values of a form: those stored in this tab, else the sender stored in this browser. */
export const readDraft = <Form extends Sender>(target: ContactTarget, form: DraftedForm, empty: Form): Form => {
  const sender = known(empty, read(local, senderKey));
  return {
    ...empty,
    ...sender,
    isRemembered: sender.name !== undefined,
    ...known(empty, read(ofTab, draftKey(target, form))),
    hasConsent: false,
  };
};
