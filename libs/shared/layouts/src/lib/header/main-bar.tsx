import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, Icon, LinkButton } from '@yoodee/ui-kit';
import { plusIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentPage } from '../navigation/is-current.ts';
import { mainLinks } from '../navigation/main-links.ts';
import { Logo } from './logo.tsx';
import { messages } from './main-bar.messages.ts';
import { ShortlistLinks, type ShortlistCounts } from './shortlist-links.tsx';
import styles from './main-bar.module.css';

export interface MainBarProps {
  path: string;
  /** A compact search form. */
  search?: ReactNode;
  /** Language and colour mode, where no contact bar holds them. */
  preferences?: ReactNode;
  shortlist?: ShortlistCounts;
  /** The sign-in link, or the member's menu. */
  member: ReactNode;
}

export const MainBar = ({ path, search, preferences, shortlist, member }: MainBarProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <Container className={styles.bar}>
      <Logo />
      <nav aria-label={formatMessage(messages.label)}>
        <ul className={styles.links}>
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
      <ShortlistLinks path={path} counts={shortlist} />
      <div className={styles.member}>{member}</div>
      <LinkButton className={styles.list} size="sm" href={hrefs(locale).createAsset}>
        <Icon icon={plusIcon} size={16} />
        <FormattedMessage {...messages.list} />
      </LinkButton>
    </Container>
  );
};
