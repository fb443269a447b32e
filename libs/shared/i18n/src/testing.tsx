// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="./virtual-messages.d.ts" />
import type { Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import english from 'virtual:messages/en';
import thai from 'virtual:messages/th';
import { LocaleProvider } from './lib/locale-provider.tsx';

const messages = { th: thai, en: english };

/**
 * A wrapper for testing-library that speaks `locale`: `render(<X />, { wrapper: inLocale('en') })`.
 * The project's `vitest.config.ts` names the plugin: `plugins: [messages()]` from `@yoodee/i18n/vite`.
 */
export const inLocale = (locale: Locale) => {
  const InLocale = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} messages={messages[locale]}>
      {children}
    </LocaleProvider>
  );
  return InLocale;
};
