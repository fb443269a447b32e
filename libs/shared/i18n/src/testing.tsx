import type { Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import type { Messages } from './lib/locale-intl.ts';
import { LocaleProvider } from './lib/locale-provider.tsx';

/** Those of both apps and of everything that loads late. */
const catalogues = {
  th: import.meta.glob<Messages>('../generated/compiled/*/th.json', { eager: true, import: 'default' }),
  en: import.meta.glob<Messages>('../generated/compiled/*/en.json', { eager: true, import: 'default' }),
};

const messages: Record<Locale, Messages> = {
  th: Object.assign({}, ...Object.values(catalogues.th)),
  en: Object.assign({}, ...Object.values(catalogues.en)),
};

/** A wrapper for Testing Library in the language `locale`: `render(<X />, { wrapper: inLocale('en') })`. */
export const inLocale = (locale: Locale) => {
  const InLocale = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} messages={messages[locale]}>
      {children}
    </LocaleProvider>
  );
  return InLocale;
};
