import { defaultLocale, locales, localeTags, type Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { createLocaleIntl, type Messages } from './locale-intl.ts';

export interface LocaleProviderProps {
  locale: Locale;
  /** The messages of `locale`; the app loads them before it renders. */
  messages: Messages;
  children: ReactNode;
}

/** Provides `intl` in `locale` for `useIntl`, `<FormattedMessage>`, `useLocale` and `useFormat`. */
export const LocaleProvider = ({ locale, messages, children }: LocaleProviderProps) => (
  <RawIntlProvider value={createLocaleIntl(locale, messages)}>{children}</RawIntlProvider>
);

/** The language of the page. */
export const useLocale = (): Locale => {
  const tag = useIntl().locale;
  return locales.find((locale) => localeTags[locale] === tag) ?? defaultLocale;
};
