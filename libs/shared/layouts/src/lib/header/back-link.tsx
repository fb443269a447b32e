import { useLocale } from '@yoodee/i18n';
import { hrefs, otherLocale } from '@yoodee/site';
import { Icon } from '@yoodee/ui-kit';
import { arrowLeftIcon } from '@yoodee/ui-kit/icons';
import { useIntl } from 'react-intl';
import { goBackInstead } from '../navigation/go-back.ts';
import { messages } from './back-link.messages.ts';
import styles from './back-link.module.css';

export interface BackLinkProps {
  /** The title of the page; the heading is in the page itself. */
  title: string | undefined;
}

/** Back link and page title. Without a previous page or JavaScript, the link leads to the home page. */
export const BackLink = ({ title }: BackLinkProps) => {
  const locale = useLocale();
  return (
    <>
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
    </>
  );
};
