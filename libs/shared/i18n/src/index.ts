// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="./virtual-messages.d.ts" />
export { localeRedirect, type LocaleRedirect } from './lib/detect-locale.ts';
export { formatDate, formatRelativeDays, type DateStyle } from './lib/format-date.ts';
export { formatBaht, formatPerUnit, type PriceUnit } from './lib/format-money.ts';
export { formatNumber } from './lib/format-number.ts';
export { formatPhone } from './lib/format-phone.ts';
export {
  formatArea,
  formatDistance,
  formatLand,
  splitSqWah,
  sqWahToSqm,
  totalSqWah,
  type Land,
} from './lib/format-size.ts';
export { localeCookieText, writeLocaleCookie } from './lib/locale-cookie.ts';
export { createLocaleIntl, type LocaleIntl, type Messages } from './lib/locale-intl.ts';
export { LocaleProvider, useLocale, type LocaleProviderProps } from './lib/locale-provider.tsx';
export { parseBuddhistYear } from './lib/buddhist-year.ts';
export { useFormat } from './lib/use-format.ts';
