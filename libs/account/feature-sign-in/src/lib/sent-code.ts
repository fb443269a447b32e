/** A code that was sent to the member's phone. */
export interface SentCode {
  phone: string;
  refCode: string;
  /** Times of this device's clock, in milliseconds. */
  expiresAt: number;
  resendAt: number;
}

const key = 'sent-code';

const isSentCode = (value: unknown): value is SentCode => {
  const { phone, refCode, expiresAt, resendAt } = (value ?? {}) as Partial<SentCode>;
  return [phone, refCode].every((text) => typeof text === 'string') && [expiresAt, resendAt].every(Number.isFinite);
};

/**
 * The code that this tab is waiting for, if it has not expired. A phone may unload the page while the member reads the
 * SMS.
 */
export const readSentCode = (): SentCode | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isSentCode(kept) && kept.expiresAt > Date.now() ? kept : null;
  } catch {
    return null;
  }
};

/** Stores the sent code, so that it survives a reload; null deletes it. */
export const storeSentCode = (sent: SentCode | null): void => {
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent));
    else sessionStorage.removeItem(key);
  } catch {
    // If the storage is full or disabled, the page asks for the phone again after a reload.
  }
};
