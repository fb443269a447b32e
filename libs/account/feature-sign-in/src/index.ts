export { PhoneProof, type PhoneProofProps } from './lib/phone-proof.tsx';
