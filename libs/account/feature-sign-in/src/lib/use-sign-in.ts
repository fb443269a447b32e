import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { startSession, useSendOtpMutation, useVerifyOtpMutation, type AppStore } from '@yoodee/auth';
import type { CallFailure } from '@yoodee/api-client';
import { consentVersion } from '@yoodee/site';
import { keepCode, readKeptCode } from './kept-code.ts';
import { useCode } from './use-code.ts';

export interface Names {
  firstName: string;
  lastName: string;
}

/** Where the member is: asked for the phone, for the code, or (the phone being new) for their names. */
export type SignInStep = 'phone' | 'code' | 'names';

/**
 * Sign-in and sign-up as one flow: a code for the phone, then the code, then the names where the phone is new. The
 * code and everything typed stay as they are through every failure.
 */
export const useSignIn = ({ names: knownNames, onSignedIn }: { names?: Names | undefined; onSignedIn: () => void }) => {
  const store = useStore() as AppStore;
  const [sendOtp] = useSendOtpMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const [keptCode] = useState(readKeptCode);
  const { isAsked, handIn, ...flow } = useCode((phone) => sendOtp({ phone_number: phone }), keptCode);
  const [areNamesAsked, setNamesAsked] = useState(false);
  const [typedNames, setTypedNames] = useState<Names>();

  useEffect(() => keepCode(isAsked ? flow.sent : null), [isAsked, flow.sent]);

  const verify = (otp: string, names = knownNames ?? typedNames) => {
    // Should the code have died meanwhile, the next one brings them along.
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
      });
      if (!result.error) {
        keepCode(null);
        startSession(store, result.data);
        onSignedIn();
        return {};
      }
      const { code: problem } = result.error as CallFailure;
      // The code stays good, and is handed in again with the names.
      if (problem === 'names_required') {
        setNamesAsked(true);
        return {};
      }
      // The code died while names were asked for: back to where a new one can be had.
      if (problem?.startsWith('otp_')) setNamesAsked(false);
      return result;
    });
  };

  const step: SignInStep = !isAsked ? 'phone' : areNamesAsked ? 'names' : 'code';
  return { ...flow, step, verify };
};

export type SignIn = ReturnType<typeof useSignIn>;
