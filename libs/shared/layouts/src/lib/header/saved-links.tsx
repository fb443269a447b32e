import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon } from '@yoodee/ui-kit';
import { heartIcon, scaleIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { currentPage } from '../navigation/is-current.ts';
import { messages } from './saved-links.messages.ts';
import styles from './saved-links.module.css';

/** Badge with the count, rendered by the browser over the icon; it does not affect the layout. */
export interface SavedCounts {
  favourites: ReactNode;
  compare: ReactNode;
}

/** Links to favourites and comparison. On a phone they are in the tab bar and the compare tray. */
export const SavedLinks = ({ path, counts }: { path: string; counts: SavedCounts | undefined }) => {
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
