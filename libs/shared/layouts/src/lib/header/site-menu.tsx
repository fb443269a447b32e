import { useLocale } from '@yoodee/i18n';
import { useCloseOnBack } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { Icon, IconButton } from '@yoodee/ui-kit';
import { chevronRightIcon, menuIcon } from '@yoodee/ui-kit/icons';
import { useId, useRef, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as memberMessages } from '../member-menu/member-menu.messages.ts';
import { currentPage } from '../navigation/is-current.ts';
import { mainLinks } from '../navigation/main-links.ts';
import { Preferences } from '../preferences/preferences.tsx';
import { messages as barMessages } from './main-bar.messages.ts';
import { messages as savedMessages } from './saved-links.messages.ts';
import { messages } from './site-menu.messages.ts';
import styles from './site-menu.module.css';

const closeAfterLink = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
};

/**
 * The site's one menu, where the header has no room for all links. A native popover: it opens without JavaScript;
 * Escape, Back or a click outside closes it.
 */
export const SiteMenu = ({ path }: { path: string }) => {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  useCloseOnBack(menu);
  const locale = useLocale();
  const to = hrefs(locale);
  const label = useIntl().formatMessage(messages.open);
  const links = [
    ...mainLinks(locale),
    { message: savedMessages.favourites, href: to.favourites },
    { message: savedMessages.compare, href: to.compare },
    { message: barMessages.list, href: to.createAsset },
    { message: memberMessages.account, href: to.myAccount },
  ];
  return (
    <>
      <IconButton label={label} icon={<Icon icon={menuIcon} size={24} />} popoverTarget={id} />
      <nav ref={menu} id={id} popover="auto" className={styles.menu} aria-label={label} onClick={closeAfterLink}>
        <ul>
          {links.map(({ message, href }) => (
            <li key={message.id}>
              <a className={styles.link} href={href} aria-current={currentPage(path, href)}>
                <FormattedMessage {...message} />
                <Icon icon={chevronRightIcon} size={16} />
              </a>
            </li>
          ))}
        </ul>
        <Preferences path={path} />
      </nav>
    </>
  );
};
