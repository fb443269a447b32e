import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon, IconButton } from '@yoodee/ui-kit';
import { chevronRightIcon, menuIcon } from '@yoodee/ui-kit/icons';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentPage } from '../navigation/is-current.ts';
import { mainLinks } from '../navigation/main-links.ts';
import { ColorModeSwitch } from '../preferences/color-mode-switch.tsx';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import { messages as barMessages } from './main-bar.messages.ts';
import { messages } from './menu-button.messages.ts';
import styles from './menu-button.module.css';

const closeAfterLink = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
};

export interface MenuButtonProps {
  path: string;
  member: ReactNode;
}

/** The whole navigation behind one button. A native popover: it opens without script, Escape and a press outside close it. */
export const MenuButton = ({ path, member }: MenuButtonProps) => {
  const id = useId();
  const locale = useLocale();
  const label = useIntl().formatMessage(messages.open);
  const links = [...mainLinks(locale), { message: barMessages.list, href: hrefs(locale).createAsset }];
  return (
    <>
      <IconButton label={label} icon={<Icon icon={menuIcon} size={24} />} popoverTarget={id} />
      <nav id={id} popover="auto" className={styles.menu} aria-label={label} onClick={closeAfterLink}>
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
        <div className={styles.member}>{member}</div>
        <div className={styles.preferences}>
          <ColorModeSwitch />
          <LanguageSwitch path={path} />
        </div>
      </nav>
    </>
  );
};
