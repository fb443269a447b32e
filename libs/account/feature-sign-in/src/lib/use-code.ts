import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallFailure } from '@yoodee/api-client';
import type { SentCode } from './sent-code.ts';
import { messages } from './sign-in.messages.ts';

/** The response of an endpoint that sends a code. Dates are in ISO 8601. */
interface SentReply {
  ref_code: string;
  sent_at: string;
  expires_at: string;
  resend_at: string;
}

/** A submitted code. */
export interface GivenCode {
  phone: string;
  otp: string;
  refCode: string;
}

/** Sends a code. Calls `onComputing` when the browser has to compute before it. */
export type SendCode = (phone: string, onComputing: () => void) => Promise<{ data?: SentReply; error?: unknown }>;
export type CheckCode = (given: GivenCode) => Promise<{ error?: unknown }>;

/**
 * Sends, resends, edits and submits a one-time code. The typed code is only cleared if the code itself is rejected.
 * `sentCode` is a code that was sent before the page was reloaded.
 */
export const useCode = (sendCode: SendCode, sentCode: SentCode | null = null) => {
  const intl = useIntl();
  const [sent, setSent] = useState(sentCode);
  const [isAsked, setAsked] = useState(sentCode !== null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [isSpent, setSpent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isComputing, setComputing] = useState(false);

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
    setComputing(false);
    return result;
  };

  return {
    sent,
    /** Whether the code is requested; otherwise the phone is. */
    isAsked,
    code,
    setCode,
    error,
    setError,
    /** The error of the phone number. */
    phoneError,
    /** The code is no longer valid. The member must request another one. */
    isSpent,
    isBusy,
    /** The browser computes before the code is sent, which takes seconds. */
    isComputing,

    async send(phone: string) {
      if (phone.trim() === '') return setPhoneError(intl.formatMessage(messages.phoneRequired));
      // Back from the phone that was not changed after all: its code is valid, and another one would be refused.
      const isWaitedFor = sent?.phone === phone && !isSpent && Date.now() < Math.min(sent.resendAt, sent.expiresAt);
      if (!isAsked && isWaitedFor) {
        setPhoneError(null);
        return setAsked(true);
      }
      const { data, error: failure } = await run(sendCode(phone, () => setComputing(true)));
      if (!data) return say(failure);
      const { ref_code, sent_at, expires_at, resend_at } = data;
      // Uses only durations from the server, because its clock may differ from the clock of this device.
      const here = (instant: string) => Date.now() + Date.parse(instant) - Date.parse(sent_at);
      setSent({ phone, refCode: ref_code, expiresAt: here(expires_at), resendAt: here(resend_at) });
      setCode('');
      setSpent(false);
      setAsked(true);
    },

    /** Submits `otp` with `check`. Clears a code that was rejected. */
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

/** The state and the actions that the steps need. */
export type CodeFlow = Omit<ReturnType<typeof useCode>, 'handIn' | 'isAsked' | 'changePhone'> & {
  verify: (otp: string) => Promise<void>;
  /** Absent if the phone is fixed. */
  changePhone?: () => void;
};
