import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon } from '@yoodee/ui-kit';
import { heartIcon, scaleIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { currentPage } from '../navigation/is-current.ts';
import { messages } from './shortlist-links.messages.ts';
import styles from './shortlist-links.module.css';

/** How many there are, filled in by the browser over the corner of the icon; it takes no room. */
export interface ShortlistCounts {
  favourites: ReactNode;
  compare: ReactNode;
}

/** The ways to what somebody keeps and compares. On a phone the tab bar and the tray hold them. */
export const ShortlistLinks = ({ path, counts }: { path: string; counts: ShortlistCounts | undefined }) => {
  const { formatMessage } = useIntl();
  const { favourites, compare } = hrefs(useLocale());
  const links = [
    { href: favourites, icon: heartIcon, label: formatMessage(messages.favourites), count: counts?.favourites },
    { href: compare, icon: scaleIcon, label: formatMessage(messages.compare), count: counts?.compare },
  ];
  return (
    <ul className={styles.links}>
      {links.map(({ href, icon, label, count }) => (
        <li key={href}>
          <a className={styles.link} href={href} title={label} aria-current={currentPage(path, href)}>
            <Icon icon={icon} />
            <span className="y-visually-hidden">{label}</span>
            {count}
          </a>
        </li>
      ))}
    </ul>
  );
};
