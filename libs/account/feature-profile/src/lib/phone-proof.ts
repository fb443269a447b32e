import type { ComponentType, ReactNode } from 'react';

/** A code that the member entered. */
interface GivenCode {
  phone: string;
  otp: string;
  refCode: string;
}

/** Props of the component that verifies a phone number. It belongs to the sign-in feature, so the app passes it in. */
export interface PhoneProofSlotProps {
  /** In E.164; absent if the member enters the number. */
  phone?: string;
  send: (phone: string) => Promise<{
    data?: { ref_code: string; sent_at: string; expires_at: string; resend_at: string };
    error?: unknown;
  }>;
  check: (given: GivenCode) => Promise<{ error?: unknown }>;
  headingLevel: 2 | 3;
  /** Shown until the code is sent. */
  lead?: ReactNode;
  /** Whether the page offers another method first. */
  isSecondary?: boolean;
}

export type PhoneProofSlot = ComponentType<PhoneProofSlotProps>;
