import type { Activity, SecurityEventDetail } from '@yoodee/api-contract/security-events';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './activity-section.messages.ts';

type Texts = { any: MessageDescriptor } & Partial<Record<SecurityEventDetail, MessageDescriptor>>;

const texts: Record<Activity['kind'], Texts> = {
  sign_in: {
    any: messages.signIn,
    phone: messages.signInPhone,
    line: messages.signInLine,
    passkey: messages.signInPasskey,
  },
  sign_in_failed: { any: messages.failed },
  code_requested: { any: messages.code },
  limit_reached: { any: messages.limit },
  token_refused: { any: messages.refused, copied: messages.copied },
  factor_changed: {
    any: messages.factor,
    phone_changed: messages.phoneChanged,
    phone_restored: messages.phoneRestored,
    line_linked: messages.lineLinked,
    line_unlinked: messages.lineUnlinked,
    passkey_added: messages.passkeyAdded,
    passkey_removed: messages.passkeyRemoved,
  },
  session_ended: {
    any: messages.signedOut,
    one: messages.signedOutOne,
    others: messages.signedOutOthers,
    copied: messages.signedOutCopied,
  },
  data_exported: { any: messages.exported },
  account_deleted: { any: messages.deletion, cancelled: messages.deletionCancelled },
};

/** The message that describes an event, in plain words. */
export const textOfActivity = ({ kind, detail }: Activity): MessageDescriptor =>
  (detail === null ? undefined : texts[kind][detail]) ?? texts[kind].any;

const byWhoeverIsIn = new Set<Activity['kind']>([
  'sign_in',
  'factor_changed',
  'session_ended',
  'data_exported',
  'account_deleted',
]);

/** Whether the event requires access to the account. Requesting a code does not: anybody can do that. */
export const needsAccess = ({ kind }: Activity): boolean => byWhoeverIsIn.has(kind);
