import type { ComponentType } from 'react';

/** A code as the proof hands it in. */
interface GivenCode {
  phone: string;
  otp: string;
  refCode: string;
}

/** What the settings ask of the component that proves a phone; it belongs to signing in, so the app brings it. */
export interface PhoneProofSlotProps {
  /** In E.164; absent where the member says which. */
  phone?: string;
  send: (phone: string) => Promise<{
    data?: { ref_code: string; sent_at: string; expires_at: string; resend_at: string };
    error?: unknown;
  }>;
  check: (given: GivenCode) => Promise<{ error?: unknown }>;
  headingLevel: 2 | 3;
}

export type PhoneProofSlot = ComponentType<PhoneProofSlotProps>;
