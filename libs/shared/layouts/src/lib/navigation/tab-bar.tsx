import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon } from '@yoodee/ui-kit';
import { heartIcon, houseIcon, plusIcon, searchIcon, userIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as savedLinkMessages } from '../header/saved-links.messages.ts';
import { currentPage } from './is-current.ts';
import { messages } from './tab-bar.messages.ts';
import styles from './tab-bar.module.css';

/** Tab bar at the bottom of a phone's screen. */
export const TabBar = ({ path, favouriteCount }: { path: string; favouriteCount?: ReactNode }) => {
  const { home, assets, createAsset, favourites, myAccount } = hrefs(useLocale());
  const tabs = [
    { message: messages.home, href: home, icon: houseIcon },
    { message: messages.search, href: assets, icon: searchIcon },
    { message: messages.list, href: createAsset, icon: plusIcon, isAction: true },
    { message: savedLinkMessages.favourites, href: favourites, icon: heartIcon, count: favouriteCount },
    { message: messages.me, href: myAccount, icon: userIcon },
  ];
  return (
    <nav className={styles.bar} aria-label={useIntl().formatMessage(messages.label)}>
      <ul className={styles.tabs}>
        {tabs.map(({ message, href, icon, isAction, count }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={currentPage(path, href)}>
              <span className={isAction ? styles.action : styles.icon}>
                <Icon icon={icon} size={24} />
              </span>
              <FormattedMessage {...message} />
              {count}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
