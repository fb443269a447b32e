import { LocaleProvider, useLocale, type Messages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { useEffect, useState, type ReactNode } from 'react';

const load = { th: () => import('virtual:messages/th'), en: () => import('virtual:messages/en') };

/** Its children in `language`, whatever the page's: the other language's messages are fetched when it is asked for. */
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
