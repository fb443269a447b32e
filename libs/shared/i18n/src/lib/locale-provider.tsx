import { defaultLocale, locales, localeTags, type Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { createLocaleIntl, type Messages } from './locale-intl.ts';

export interface LocaleProviderProps {
  locale: Locale;
  /** The messages of `locale`; the app loads them (`import('virtual:messages/th')`) before it renders. */
  messages: Messages;
  children: ReactNode;
}

/**
 * For `useIntl` and `<FormattedMessage>`, which want the whole of `IntlShape`. A component that asks for a formatter not
 * among `LocaleIntl` fails as soon as it is rendered: numbers, prices and dates are `useFormat`'s.
 */
export const LocaleProvider = ({ locale, messages, children }: LocaleProviderProps) => (
  <RawIntlProvider value={createLocaleIntl(locale, messages) as IntlShape}>{children}</RawIntlProvider>
);

/** The language of the page. */
export const useLocale = (): Locale => {
  const tag = useIntl().locale;
  return locales.find((locale) => localeTags[locale] === tag) ?? defaultLocale;
};
