import type * as WebAuthn from '@simplewebauthn/browser';
import type {
  CreatedPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@yoodee/api-contract/passkeys';

/**
 * Why the browser gave no passkey: the member cancelled or waited too long (browsers do not tell which), browser or
 * device cannot, or something else failed.
 */
export type PasskeyFailure = 'cancelled' | 'unsupported' | 'failed';
/** `known`: this device has a passkey of the account already. */
export type PasskeyCreationFailure = PasskeyFailure | 'known';
type PasskeyResult<Data, Failure> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

/**
 * Loaded when a passkey is used, so that pages do not carry it. Resolves to undefined if the chunk failed to load and the
 * document is being reloaded (see `reloadOnFailedImport`).
 */
const load = (): Promise<typeof WebAuthn | undefined> => import('@simplewebauthn/browser');

/** Names of the errors of WebAuthn. */
const failures: Record<string, PasskeyFailure> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

const failureOf = (error: unknown): PasskeyFailure => failures[(error as Error).name] ?? 'failed';

/** Whether this browser knows passkeys. The device may still have none. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this browser can offer passkeys where a phone number is typed. */
export const supportsPasskeyAutofill = async (): Promise<boolean> => {
  if (!supportsPasskeys()) return false;
  // Older browsers have passkeys without it, which TypeScript's types do not know.
  const { isConditionalMediationAvailable } = PublicKeyCredential as Partial<typeof PublicKeyCredential>;
  return (await isConditionalMediationAvailable?.call(PublicKeyCredential)) ?? false;
};

/** Creates a passkey on the member's device. */
export const createPasskey = async (
  options: PasskeyCreationOptions,
): Promise<PasskeyResult<CreatedPasskey, PasskeyCreationFailure>> => {
  try {
    const webAuthn = await load();
    return webAuthn ? { data: await webAuthn.startRegistration({ optionsJSON: options }) } : { failure: 'failed' };
  } catch (error) {
    return { failure: (error as Error).name === 'InvalidStateError' ? 'known' : failureOf(error) };
  }
};

/**
 * Asks for a passkey: in a dialog of the browser, or with `autofill` among the suggestions of an input whose
 * `autocomplete` ends with `webauthn`. The latter waits until the member picks one, or until the next call.
 */
export const requestPasskey = async (
  options: PasskeyRequestOptions,
  { autofill = false } = {},
): Promise<PasskeyResult<PasskeyAssertion, PasskeyFailure>> => {
  try {
    const webAuthn = await load();
    if (!webAuthn) return { failure: 'failed' };
    return { data: await webAuthn.startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill }) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};

/** Ends a request that waits for the member. */
export const cancelPasskeyRequest = async (): Promise<void> => {
  if (supportsPasskeys()) (await load())?.WebAuthnAbortService.cancelCeremony();
};

/** Tells the browser that the site does not know a passkey, so that it stops offering it. Browsers may ignore it. */
export const forgetPasskey = async (rpId: string, credentialId: string): Promise<void> => {
  const signal = { signalName: 'unknownCredential', rpID: rpId, credentialID: credentialId } as const;
  await (await load())?.sendSignal(signal).catch(() => {});
};
