import { createHmac, hkdfSync } from 'node:crypto';

/** What a hash stands for: equal texts of different kinds have different hashes. */
type Subject = 'address' | 'phone' | 'member';

/**
 * Creates the function for the keyed hashes of security events: 128 bits, base64url. Without the key, the few million
 * possible phones and addresses could all be tried.
 */
export const createEventHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee security events', 32));
  return (subject: Subject, value: string | number): string =>
    createHmac('sha256', key).update(`${subject}|${value}`).digest('base64url').slice(0, 22);
};
