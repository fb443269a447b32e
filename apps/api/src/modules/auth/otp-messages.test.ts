import { describe, expect, it } from 'vitest';
import { otpMessage } from './otp-messages.ts';

const code = { otp: '123456', refCode: 'KMNP', origin: 'https://yoodee.example:8443' };
const purposes = ['sign_in', 'phone_change', 'proof_access', 'proof_data'] as const;

describe.each([
  ['th', 70],
  ['en', 160],
] as const)('a message in %s', (locale, length) => {
  it.each(purposes)('is one SMS long and ends with the WebOTP line where it fits (%s)', (purpose) => {
    const message = otpMessage({ ...code, purpose, locale });
    expect(message).toContain('KMNP');
    expect(message.split('\n')[1]).toBe(
      purpose !== 'sign_in' && locale === 'th' ? undefined : '@yoodee.example #123456',
    );
    expect(message.length).toBeLessThanOrEqual(length);
  });

  it('omits the line when the name of the site is too long', () => {
    const origin = `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
    expect(otpMessage({ ...code, origin, purpose: 'sign_in', locale })).not.toContain('@');
  });
});
