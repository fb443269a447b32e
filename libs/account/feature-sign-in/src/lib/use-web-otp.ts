import { useEffect, useEffectEvent } from 'react';

/** The WebOTP type that TypeScript's DOM library lacks. */
interface OtpCredential extends Credential {
  code: string;
}

/** Reads the code from the SMS once, with the visitor's consent, in browsers that support WebOTP. */
export const useWebOtp = (onCode: (code: string) => void): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const abort = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(options as CredentialRequestOptions).then(
      (credential) => credential && take((credential as OtpCredential).code),
      // On refusal, timeout or unmount, the visitor types the code.
      () => {},
    );
    return () => abort.abort();
  }, []);
};
