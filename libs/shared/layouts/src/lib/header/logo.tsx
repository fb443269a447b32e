import { useLocale } from '@yoodee/i18n';
import { brand, hrefs } from '@yoodee/site';
import { VisuallyHidden } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { LogoMark } from './logo-mark.tsx';
import { messages } from './logo.messages.ts';
import styles from './logo.module.css';

/** The logo, a link to the home page. */
export const Logo = () => {
  const locale = useLocale();
  return (
    <a className={styles.logo} href={hrefs(locale).home}>
      <LogoMark />
      <span>{brand.name[locale]}</span>
      <VisuallyHidden>
        {' · '}
        <FormattedMessage {...messages.home} />
      </VisuallyHidden>
    </a>
  );
};
