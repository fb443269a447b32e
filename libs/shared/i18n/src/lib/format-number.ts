import { localeTags, type Locale } from '@yoodee/site';

const formats = new Map<string, Intl.NumberFormat>();

const numberFormat = (locale: Locale, maximumFractionDigits: number): Intl.NumberFormat => {
  const key = `${locale} ${maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits });
  formats.set(key, format);
  return format;
};

/**
 * `1234.5` → `1,234.5`, at most two decimals unless told.
 * All other formatters build on this plain pattern: it is the same in every ICU version, so that
 * server and browser print the same text; units and symbols are ours.
 */
export const formatNumber = (
  locale: Locale,
  value: number,
  { maximumFractionDigits = 2 }: { maximumFractionDigits?: number } = {},
): string => numberFormat(locale, maximumFractionDigits).format(value);
