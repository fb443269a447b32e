import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { startSession, useSendOtpMutation, useVerifyOtpMutation, type AppStore } from '@yoodee/auth';
import type { CallFailure } from '@yoodee/api-client';
import { consentVersion } from '@yoodee/site';
import { messages } from './sign-in.messages.ts';

export interface SentCode {
  phone: string;
  refCode: string;
  /** Moments of this device's clock, in milliseconds. */
  expiresAt: number;
  resendAt: number;
}

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
  const intl = useIntl();
  const store = useStore() as AppStore;
  const [sendOtp, sending] = useSendOtpMutation();
  const [verifyOtp, verifying] = useVerifyOtpMutation();
  const [step, setStep] = useState<SignInStep>('phone');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);

  const say = (failure: unknown) => {
    const { status, message } = failure as CallFailure;
    setError(status === 0 ? intl.formatMessage(messages.offline) : message);
  };

  const send = async (phone: string) => {
    setError(null);
    const result = await sendOtp({ phone_number: phone });
    if (result.error) return say(result.error);
    const { ref_code, expires_at, resend_at } = result.data;
    setSent({ phone, refCode: ref_code, expiresAt: Date.parse(expires_at), resendAt: Date.parse(resend_at) });
    setCode('');
    setStep('code');
  };

  const verify = async (otp: string, names = knownNames) => {
    if (!sent) return;
    setError(null);
    const result = await verifyOtp({
      contact_phone: '',
      first_name: names?.firstName ?? '',
      last_name: names?.lastName ?? '',
      otp,
      phone: sent.phone,
      ref_code: sent.refCode,
      ...(names && { consent_version: consentVersion }),
    });
    if (!result.error) {
      startSession(store, result.data);
      onSignedIn();
      return;
    }
    const { code: problem } = result.error as CallFailure;
    if (problem === 'names_required') return setStep('names');
    say(result.error);
    if (problem !== null && step === 'code') setCode('');
    // The code died while names were asked for: back to where a new one can be had.
    if (problem?.startsWith('otp_')) setStep('code');
  };

  const changePhone = () => {
    setError(null);
    setStep('phone');
  };

  return {
    step,
    sent,
    code,
    setCode,
    error,
    setError,
    send,
    verify,
    changePhone,
    isBusy: sending.isLoading || verifying.isLoading,
  };
};

export type SignIn = ReturnType<typeof useSignIn>;
