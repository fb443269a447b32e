import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallFailure } from '@yoodee/api-client';
import type { SentCode } from './kept-code.ts';
import { messages } from './sign-in.messages.ts';

/** What an endpoint answers that sends a code; dates in ISO 8601. */
interface SentReply {
  ref_code: string;
  sent_at: string;
  expires_at: string;
  resend_at: string;
}

/** A code as it is handed in. */
export interface GivenCode {
  phone: string;
  otp: string;
  refCode: string;
}

export type SendCode = (phone: string) => Promise<{ data?: SentReply; error?: unknown }>;
export type CheckCode = (given: GivenCode) => Promise<{ error?: unknown }>;

/**
 * A code for a phone: sent, sent again, typed, handed in. What is typed stays through every failure that is not its own.
 * `keptCode` is on its way already.
 */
export const useCode = (sendCode: SendCode, keptCode: SentCode | null = null) => {
  const intl = useIntl();
  const [sent, setSent] = useState(keptCode);
  const [isAsked, setAsked] = useState(keptCode !== null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [isSpent, setSpent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const say = (failure: unknown) => {
    const { status, code: problem, message, errors, details } = failure as CallFailure;
    if (status === 0) setError(intl.formatMessage(messages.offline));
    else if (details.tries_left === 0) setError(intl.formatMessage(messages.codeSpent));
    else if ('phone_number' in errors)
      setPhoneError(problem === 'invalid_request' ? intl.formatMessage(messages.phoneInvalid) : message);
    else setError(message);
  };

  const run = async <Result>(work: Promise<Result>): Promise<Result> => {
    setError(null);
    setPhoneError(null);
    setBusy(true);
    const result = await work;
    setBusy(false);
    return result;
  };

  return {
    sent,
    /** The code is asked for; before that, and after a change of mind, the phone is. */
    isAsked,
    code,
    setCode,
    error,
    setError,
    /** What is wrong with the phone. */
    phoneError,
    /** The code was refused for good: only another one helps. */
    isSpent,
    isBusy,

    async send(phone: string) {
      if (phone.trim() === '') return setPhoneError(intl.formatMessage(messages.phoneRequired));
      const { data, error: failure } = await run(sendCode(phone));
      if (!data) return say(failure);
      const { ref_code, sent_at, expires_at, resend_at } = data;
      // Only how long something lasts is taken from the server: what time it is the two may see differently.
      const here = (instant: string) => Date.now() + Date.parse(instant) - Date.parse(sent_at);
      setSent({ phone, refCode: ref_code, expiresAt: here(expires_at), resendAt: here(resend_at) });
      setCode('');
      setSpent(false);
      setAsked(true);
    },

    /** Hands `otp` in by `check`. A code that was refused is cleared. */
    async handIn(otp: string, check: CheckCode) {
      if (!sent) return;
      const { error: failure } = await run(check({ phone: sent.phone, otp, refCode: sent.refCode }));
      if (!failure) return;
      say(failure);
      const { code: problem, details } = failure as CallFailure;
      if (!problem?.startsWith('otp_')) return;
      setCode('');
      setSpent(problem !== 'otp_wrong' || details.tries_left === 0);
    },

    changePhone() {
      setError(null);
      setAsked(false);
    },
  };
};

/** What the screens of {@link useCode} need. */
export type CodeFlow = Omit<ReturnType<typeof useCode>, 'handIn' | 'isAsked' | 'changePhone'> & {
  verify: (otp: string) => Promise<void>;
  /** Absent where the phone is given. */
  changePhone?: () => void;
};
