import { useEffect, useEffectEvent } from 'react';

/** The part of the WebOTP API that TypeScript does not know. */
interface OtpCredential extends Credential {
  code: string;
}

/** Takes the code out of the SMS by itself, with the visitor's consent, where the browser can; once. */
export const useWebOtp = (onCode: (code: string) => void): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const abort = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(options as CredentialRequestOptions).then(
      (credential) => credential && take((credential as OtpCredential).code),
      // Refused, timed out or unmounted: the code is then typed.
      () => {},
    );
    return () => abort.abort();
  }, []);
};
