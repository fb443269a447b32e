import type { Locale } from '@yoodee/site';

/** Splits a national number without its leading 0. The area code has one digit in Bangkok, two elsewhere and for mobiles. */
const groupsOf = (national: string): [string, string, string] | null => {
  const groups =
    /^(2)(\d{3})(\d{4})$/.exec(national) ??
    /^([3-57]\d)(\d{3})(\d{3})$/.exec(national) ??
    /^([689]\d)(\d{3})(\d{4})$/.exec(national);
  return groups && [groups[1]!, groups[2]!, groups[3]!];
};

/**
 * A Thai phone number as people write it: `+66812345678` or `0812345678` → `081-234-5678` (th), `+66 81 234 5678` (en).
 * Any other number is returned as it is.
 */
export const formatPhone = (locale: Locale, phone: string): string => {
  const groups = groupsOf(phone.replace(/[\s-]/g, '').replace(/^(?:\+?66|0)0?/, ''));
  if (!groups) return phone;
  return locale === 'th' ? `0${groups.join('-')}` : `+66 ${groups.join(' ')}`;
};
