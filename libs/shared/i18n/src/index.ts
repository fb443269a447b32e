export { createMessagesProvider } from './lib/added-messages.tsx';
export { localeRedirect, type LocaleRedirect } from './lib/detect-locale.ts';
export { localeCookieText, writeLocaleCookie } from './lib/locale-cookie.ts';
export { createLocaleIntl, type LocaleIntl, type Messages } from './lib/locale-intl.ts';
export { LocaleProvider, useLocale, type LocaleProviderProps } from './lib/locale-provider.tsx';
export { useFormat } from './lib/use-format.ts';
export { withMessages, type LazyMessages } from './lib/with-messages.tsx';
