import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { startSession, useVerifyOtpMutation, type AppStore } from '@yoodee/auth';
import type { CallFailure } from '@yoodee/api-client';
import { consentVersion } from '@yoodee/site';
import { storeSentCode, readSentCode } from './sent-code.ts';
import { useCode } from './use-code.ts';
import { useSendCode } from './use-send-code.ts';

export interface Names {
  firstName: string;
  lastName: string;
}

/** The current step. `names` is only needed if the phone is new. */
export type SignInStep = 'phone' | 'code' | 'names';

/**
 * Sign-in and sign-up in one flow: the phone, the code, and the names if the phone is new. Errors never clear the typed
 * data, except a code that was rejected.
 */
export const useSignIn = ({ names: knownNames, onSignedIn }: { names?: Names | undefined; onSignedIn: () => void }) => {
  const store = useStore() as AppStore;
  const sendCode = useSendCode();
  const [verifyOtp] = useVerifyOtpMutation();
  const [sentCode] = useState(readSentCode);
  const { isAsked, handIn, ...flow } = useCode(sendCode, sentCode);
  const [areNamesAsked, setNamesAsked] = useState(false);
  const [typedNames, setTypedNames] = useState<Names>();

  useEffect(() => storeSentCode(isAsked ? flow.sent : null), [isAsked, flow.sent]);

  const verify = (otp: string, names = knownNames ?? typedNames) => {
    // If the code has expired, the names are sent again with the next code.
    setTypedNames(names);
    return handIn(otp, async ({ phone, refCode }) => {
      const result = await verifyOtp({
        contact_phone: '',
        first_name: names?.firstName ?? '',
        last_name: names?.lastName ?? '',
        otp,
        phone,
        ref_code: refCode,
        ...(names && { consent_version: consentVersion }),
        asks_names: true,
      });
      if (!result.error) {
        // The code stays valid and is submitted again with the names.
        if ('names_required' in result.data) setNamesAsked(true);
        else {
          storeSentCode(null);
          startSession(store, result.data);
          onSignedIn();
        }
        return {};
      }
      const { code: problem } = result.error as CallFailure;
      // The code expired while the names were entered. The code step allows requesting another one.
      if (problem?.startsWith('otp_')) setNamesAsked(false);
      return result;
    });
  };

  const step: SignInStep = !isAsked ? 'phone' : areNamesAsked ? 'names' : 'code';
  return { ...flow, step, verify };
};

export type SignIn = ReturnType<typeof useSignIn>;
