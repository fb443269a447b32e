import { parseThaiDigits } from '@yoodee/site';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { ApiError } from '../../http/problem.ts';

/**
 * Patterns of mobile numbers and landlines (national numbers without the leading 0), without special and toll-free
 * numbers.
 */
const personal: Partial<Record<CountryCode, RegExp>> = { TH: /^(?:[689]\d{8}|[2-57]\d{7})$/ };

/** Patterns of numbers that receive text messages. */
const mobile: Partial<Record<CountryCode, RegExp>> = { TH: /^[689]\d{8}$/ };

/** `๐๘๑` → `081`; pasted format characters are dropped. */
export const plainDigits = (text: string): string => parseThaiDigits(text.replace(/\p{Cf}/gu, ''));

const parsePhone = (text: string, field: string, countries: readonly string[]) => {
  const number = parsePhoneNumberFromString(plainDigits(text), { defaultCountry: 'TH', extract: false });
  if (!number?.isValid() || number.ext !== undefined)
    throw new ApiError('invalid_request', { errors: { [field]: 'invalid' } });
  const { country = '' } = number;
  const isPersonal = personal[country as CountryCode]?.test(number.nationalNumber) ?? true;
  if (!countries.includes(country) || !isPersonal)
    throw new ApiError('phone_not_supported', { errors: { [field]: 'invalid' } });
  return number;
};

/**
 * Parses a phone number (any spacing and dashes, +66, 66 or 0 as prefix, Thai digits) to E.164. Throws
 * `invalid_request` when it is not a phone number and `phone_not_supported` when its country or kind is not accepted;
 * both name `field`.
 */
export const readPhone = (text: string, field: string, countries: readonly string[]): string =>
  parsePhone(text, field, countries).number;

/** The same for a number that receives a code. Also throws `phone_not_mobile`. */
export const readMobilePhone = (text: string, field: string, countries: readonly string[]): string => {
  const { country, nationalNumber, number } = parsePhone(text, field, countries);
  if (country && mobile[country]?.test(nationalNumber) === false)
    throw new ApiError('phone_not_mobile', { errors: { [field]: 'invalid' } });
  return number;
};
