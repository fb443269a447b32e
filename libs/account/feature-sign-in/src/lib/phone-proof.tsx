import type { ReactNode } from 'react';
import { CodeStep, PhoneStep } from './steps.tsx';
import { useCode, type CheckCode, type SendCode } from './use-code.ts';

export interface PhoneProofProps {
  /** The phone to verify, in E.164; absent if the member enters it. */
  phone?: string;
  send: SendCode;
  /** Submits the code and handles success. */
  check: CheckCode;
  headingLevel: 2 | 3;
  /** Shown until the code is sent. */
  lead?: ReactNode;
  /** Whether the page offers another method first. */
  isSecondary?: boolean;
}

/** Verifies a phone within a page. Asks for the phone if it is unknown, then for the code. */
export const PhoneProof = ({ phone, send, check, headingLevel, lead, isSecondary }: PhoneProofProps) => {
  const { isAsked, handIn, changePhone, ...flow } = useCode(send);
  const code = { ...flow, verify: (otp: string) => handIn(otp, check) };
  if (!isAsked)
    return (
      <PhoneStep signIn={code} knownPhone={phone} isSecondary={isSecondary}>
        {lead}
      </PhoneStep>
    );
  return (
    <CodeStep
      signIn={phone === undefined ? { ...code, changePhone } : code}
      headingLevel={headingLevel}
      isSecondary={isSecondary}
    />
  );
};
