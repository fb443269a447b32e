import { useLocale } from '@yoodee/i18n';
import { hrefs, otherLocale } from '@yoodee/site';
import { Container, Icon } from '@yoodee/ui-kit';
import { arrowLeftIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { goBackInstead } from '../navigation/go-back.ts';
import { messages } from './back-bar.messages.ts';
import styles from './back-bar.module.css';

export interface BackBarProps {
  /** The page's name; the page itself carries the heading. */
  title?: string;
  menuButton: ReactNode;
}

/** Back, and where one is. Without a page to go back to, or without script, back leads home. */
export const BackBar = ({ title, menuButton }: BackBarProps) => {
  const locale = useLocale();
  return (
    <Container className={styles.bar}>
      <a
        className={styles.back}
        href={hrefs(locale).home}
        aria-label={useIntl().formatMessage(messages.back)}
        onClick={goBackInstead}
      >
        <Icon icon={arrowLeftIcon} size={24} />
      </a>
      <p className={styles.title} lang={title && otherLocale(locale, title)}>
        {title}
      </p>
      {menuButton}
    </Container>
  );
};
