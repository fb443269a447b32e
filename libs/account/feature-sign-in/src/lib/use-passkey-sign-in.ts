import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import type { CallFailure } from '@yoodee/api-client';
import type { PasskeyAssertion } from '@yoodee/api-contract/passkeys';
import { startSession, type AppStore } from '@yoodee/auth';
import { cancelPasskeyRequest, forgetPasskey, requestPasskey, supportsPasskeyAutofill } from '@yoodee/auth/passkeys';
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from './passkey.api.ts';
import { messages } from './passkey.messages.ts';
import { messages as signInMessages } from './sign-in.messages.ts';

/**
 * Sign-in with a passkey. While the page is open, the browser also offers passkeys below the phone field if it can;
 * errors before the member picks one are not shown, because the member did not start this request.
 */
export const usePasskeySignIn = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { formatMessage } = useIntl();
  const store = useStore() as AppStore;
  const [start] = useStartPasskeySignInMutation();
  const [verify] = useSignInWithPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isOpen = useRef(false);

  const say = ({ status, message }: CallFailure) =>
    setError(status === 0 ? formatMessage(signInMessages.offline) : message);

  /** Signs in with the passkey that the member picked. Returns whether that worked. */
  const handIn = async (credential: PasskeyAssertion, rpId: string): Promise<boolean> => {
    setBusy(true);
    const { data, error: refusal } = await verify({ credential });
    setBusy(false);
    if (data) {
      startSession(store, data);
      onSignedIn();
      return true;
    }
    const problem = refusal as CallFailure;
    if (problem.code === 'passkey_unknown') void forgetPasskey(rpId, credential.id);
    say(problem);
    return false;
  };

  /** Offers passkeys below the phone field until one signs in or another request replaces the offer. */
  const offer = async () => {
    for (let isRefused = true; isRefused;) {
      const { data: options } = await start();
      if (!options || !isOpen.current) return;
      const { data: credential } = await requestPasskey(options, { autofill: true });
      isRefused = credential !== undefined && !(await handIn(credential, options.rpId));
    }
  };

  /** Opens the browser's dialog. Returns whether the member is signed in. */
  const ask = async (): Promise<boolean> => {
    const { data: options, error: refusal } = await start();
    if (!options) {
      say(refusal as CallFailure);
      return false;
    }
    const { data: credential, failure } = await requestPasskey(options);
    if (credential) return handIn(credential, options.rpId);
    setError(formatMessage(messages[failure]));
    return false;
  };

  const offerOnArrival = useEffectEvent(offer);
  useEffect(() => {
    isOpen.current = true;
    void supportsPasskeyAutofill().then((isAble) => (isAble ? offerOnArrival() : undefined));
    return () => {
      isOpen.current = false;
      void cancelPasskeyRequest();
    };
  }, []);

  return {
    isBusy,
    error,
    async signIn() {
      setError(null);
      setBusy(true);
      const isSignedIn = await ask();
      setBusy(false);
      // The dialog has replaced the offer.
      if (!isSignedIn && (await supportsPasskeyAutofill())) void offer();
    },
  };
};
