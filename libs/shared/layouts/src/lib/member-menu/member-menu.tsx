import { useLocale } from '@yoodee/i18n';
import { useCloseOnBack } from '@yoodee/runtime';
import { hrefs, otherLocale } from '@yoodee/site';
import { Avatar, Icon } from '@yoodee/ui-kit';
import { logOutIcon, plusIcon, settingsIcon, userIcon } from '@yoodee/ui-kit/icons';
import { useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './member-menu.messages.ts';
import styles from './member-menu.module.css';

export interface MemberMenuProps {
  member: { firstName: string | null; lastName: string | null; profile_img: string | null };
  /** The notification bell, beside the menu. */
  bell?: ReactNode;
  onSignOut(): void;
}

/** The member's picture in the header, and the menu that it opens: a native popover. */
export const MemberMenu = ({ member, bell, onSignOut }: MemberMenuProps) => {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  useCloseOnBack(menu);
  const locale = useLocale();
  const to = hrefs(locale);
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ');
  const lang = otherLocale(locale, name);
  const label = useIntl().formatMessage(messages.open);
  const links = [
    { href: to.myAccount, icon: userIcon, message: messages.account },
    { href: to.createAsset, icon: plusIcon, message: messages.list },
    { href: to.setting, icon: settingsIcon, message: messages.setting },
  ];
  return (
    <div className={styles.member}>
      {bell}
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        <Avatar name={name} src={member.profile_img} lang={lang} size="sm" />
      </button>
      <nav ref={menu} id={id} popover="auto" className={styles.menu} aria-label={label}>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        {links.map(({ href, icon, message }) => (
          <a key={message.id} className={styles.item} href={href}>
            <Icon icon={icon} />
            <FormattedMessage {...message} />
          </a>
        ))}
        <button type="button" className={styles.item} onClick={onSignOut}>
          <Icon icon={logOutIcon} />
          <FormattedMessage {...messages.signOut} />
        </button>
      </nav>
    </div>
  );
};
