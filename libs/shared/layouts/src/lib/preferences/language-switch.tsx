import { useLocale, writeLocaleCookie } from '@yoodee/i18n';
import { locales, toLocale, type Locale } from '@yoodee/site';
import styles from './language-switch.module.css';

/** The native name of each language. */
const names: Record<Locale, string> = { th: 'ไทย', en: 'English' };

export interface LanguageSwitchProps {
  /** Path and query of the page, in either language. */
  path: string;
}

/** Link to the same page in the other language. It loads a document, because every text changes. */
export const LanguageSwitch = ({ path }: LanguageSwitchProps) => {
  const current = useLocale();
  const other = locales.find((locale) => locale !== current)!;
  return (
    <a
      className={styles.link}
      href={toLocale(other, path)}
      hrefLang={other}
      lang={other}
      onClick={() => writeLocaleCookie(other)}
    >
      {names[other]}
    </a>
  );
};
