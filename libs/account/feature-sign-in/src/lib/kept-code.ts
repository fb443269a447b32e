/** A code on its way to the member's phone. */
export interface SentCode {
  phone: string;
  refCode: string;
  /** Moments of this device's clock, in milliseconds. */
  expiresAt: number;
  resendAt: number;
}

const key = 'sent-code';

const isSentCode = (value: unknown): value is SentCode => {
  const { phone, refCode, expiresAt, resendAt } = (value ?? {}) as Partial<SentCode>;
  return [phone, refCode].every((text) => typeof text === 'string') && [expiresAt, resendAt].every(Number.isFinite);
};

/** The code that this tab waits for, while it is good: a phone may drop the page while its owner reads the SMS. */
export const readKeptCode = (): SentCode | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isSentCode(kept) && kept.expiresAt > Date.now() ? kept : null;
  } catch {
    return null;
  }
};

/** Keeps the code for a reload; null forgets it. */
export const keepCode = (sent: SentCode | null): void => {
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent));
    else sessionStorage.removeItem(key);
  } catch {
    // A full or closed storage keeps nothing; after a reload the phone is asked for again.
  }
};
