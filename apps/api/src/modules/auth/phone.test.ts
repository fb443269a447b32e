import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMobilePhone, readPhone } from './phone.ts';

const read = (text: string, countries = ['TH']) => readPhone(text, 'phone', countries);

describe('readPhone', () => {
  it.each([
    '0812345678',
    '081-234-5678',
    ' 081 234 5678 ',
    '+66812345678',
    '66 81-234-5678',
    '+66 (0)81 234 5678',
    '+660812345678',
    '๐๘๑-๒๓๔-๕๖๗๘',
    '+๖๖ ๘๑ ๒๓๔ ๕๖๗๘',
    '\u200b081\u200b2345678\u202c',
    '081.234.5678',
    '812345678',
  ])('T6 reads %j as one number', (text) => {
    expect(read(text)).toBe('+66812345678');
  });

  it.each([
    ['02-123-4567', '+6621234567'],
    ['053 123 456', '+6653123456'],
    ['061 234 5678', '+66612345678'],
  ])('reads %s as %s', (text, phone) => {
    expect(read(text)).toBe(phone);
  });

  it.each(['', 'abc', '+', '+66', '081234567', '08123456789', '0812345678 ext 5', 'tel:0812345678', '1669', '๐'])(
    'refuses %j as no phone number',
    (text) => {
      expect(() => read(text)).toThrow(
        expect.objectContaining({ code: 'invalid_request', errors: { phone: 'invalid' } }),
      );
    },
  );

  it.each(['+44 20 7183 8750', '+1 202 555 0123', '1800 123 456'])('does not support %s', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'phone_not_supported' }));
  });

  it('supports the configured countries', () => {
    expect(read('+44 20 7183 8750', ['TH', 'GB'])).toBe('+442071838750');
  });

  it('accepts or refuses any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        try {
          expect(read(text)).toMatch(/^\+66\d{8,9}$/);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ApiError', errors: { phone: 'invalid' } });
        }
      }),
    );
  });
});

describe('readMobilePhone', () => {
  it('accepts a mobile number, and one of a country without distinguishable mobile numbers', () => {
    expect(readMobilePhone('061 234 5678', 'phone', ['TH'])).toBe('+66612345678');
    expect(readMobilePhone('+1 202 555 0123', 'phone', ['TH', 'US'])).toBe('+12025550123');
  });

  it.each(['02-123-4567', '053 123 456'])('refuses %s, which cannot receive messages', (text) => {
    expect(() => readMobilePhone(text, 'phone', ['TH'])).toThrow(
      expect.objectContaining({ code: 'phone_not_mobile', errors: { phone: 'invalid' } }),
    );
  });
});
