import type { Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import accountEnglish from '@yoodee/i18n/messages/account/en';
import accountThai from '@yoodee/i18n/messages/account/th';
import publicEnglish from '@yoodee/i18n/messages/public/en';
import publicThai from '@yoodee/i18n/messages/public/th';
import { LocaleProvider } from './lib/locale-provider.tsx';

const messages = { th: { ...publicThai, ...accountThai }, en: { ...publicEnglish, ...accountEnglish } };

/** A wrapper for Testing Library in the language `locale`: `render(<X />, { wrapper: inLocale('en') })`. */
export const inLocale = (locale: Locale) => {
  const InLocale = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} messages={messages[locale]}>
      {children}
    </LocaleProvider>
  );
  return InLocale;
};
