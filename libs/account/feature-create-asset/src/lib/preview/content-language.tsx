import { LocaleProvider, useLocale, type Messages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { useEffect, useState, type ReactNode } from 'react';

const load = {
  th: () => import('@yoodee/i18n/messages/account/th'),
  en: () => import('@yoodee/i18n/messages/account/en'),
};

/** Renders `children` in `language`. If the page is in the other language, the messages are loaded on demand. */
export const ContentLanguage = ({ language, children }: { language: Locale; children: ReactNode }) => {
  const pageLanguage = useLocale();
  const [loaded, setLoaded] = useState<{ language: Locale; messages: Messages } | null>(null);
  const isOther = language !== pageLanguage;

  useEffect(() => {
    if (!isOther) return;
    let isWanted = true;
    void load[language]().then(({ default: messages }) => {
      if (isWanted) setLoaded({ language, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [isOther, language]);

  if (!isOther) return children;
  if (loaded?.language !== language) return null;
  return (
    <LocaleProvider locale={language} messages={loaded.messages}>
      <div lang={language}>{children}</div>
    </LocaleProvider>
  );
};
