import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon, LinkButton } from '@yoodee/ui-kit';
import { plusIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentPage } from '../navigation/is-current.ts';
import { mainLinks } from '../navigation/main-links.ts';
import { messages } from './main-bar.messages.ts';
import { SavedLinks, type SavedCounts } from './saved-links.tsx';
import styles from './main-bar.module.css';

export interface MainBarProps {
  path: string;
  /** A compact search form. */
  search?: ReactNode;
  /** Whether to show language and colour mode here, in layouts without a contact bar. */
  preferences?: ReactNode;
  savedCounts?: SavedCounts;
  /** The sign-in link, or the member's menu. */
  member: ReactNode;
}

/** The full header, beside the logo. */
export const MainBar = ({ path, search, preferences, savedCounts, member }: MainBarProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <>
      <nav className={styles.links} aria-label={formatMessage(messages.label)}>
        <ul>
          {mainLinks(locale).map(({ message, href }) => (
            <li key={message.id}>
              <a className={styles.link} href={href} aria-current={currentPage(path, href)}>
                <FormattedMessage {...message} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.search}>{search}</div>
      {preferences}
      <SavedLinks path={path} counts={savedCounts} />
      <div className={styles.member}>{member}</div>
      <LinkButton className={styles.list} size="sm" href={hrefs(locale).createAsset}>
        <Icon icon={plusIcon} size={16} />
        <FormattedMessage {...messages.list} />
      </LinkButton>
    </>
  );
};
