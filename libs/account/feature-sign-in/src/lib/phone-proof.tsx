import { CodeStep, PhoneStep } from './steps.tsx';
import { useCode, type CheckCode, type SendCode } from './use-code.ts';

export interface PhoneProofProps {
  /** The phone to be proven, in E.164; absent where the member says which. */
  phone?: string;
  send: SendCode;
  /** Hands the code in; what follows from a right one is its business. */
  check: CheckCode;
  headingLevel: 2 | 3;
}

/** Proves a phone within a page: the phone where it is not known, then the code. */
export const PhoneProof = ({ phone, send, check, headingLevel }: PhoneProofProps) => {
  const { isAsked, handIn, changePhone, ...flow } = useCode(send);
  const code = { ...flow, verify: (otp: string) => handIn(otp, check) };
  if (!isAsked) return <PhoneStep signIn={code} knownPhone={phone} />;
  return <CodeStep signIn={phone === undefined ? { ...code, changePhone } : code} headingLevel={headingLevel} />;
};
