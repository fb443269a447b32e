import type { UserProfile } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Avatar, Icon } from '@yoodee/ui-kit';
import { logOutIcon, plusIcon, userIcon } from '@yoodee/ui-kit/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './member-menu.messages.ts';
import { NotificationBell } from './notification-bell.tsx';
import styles from './member-menu.module.css';

export interface MemberMenuProps {
  profile: UserProfile;
  onSignOut(): void;
}

/** The member's bell and picture in the header, and what the picture opens. A native popover: Escape and a press outside close it. */
export const MemberMenu = ({ profile, onSignOut }: MemberMenuProps) => {
  const id = useId();
  const to = hrefs(useLocale());
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const label = useIntl().formatMessage(messages.open, { name });
  const links = [
    { href: to.myAccount, icon: userIcon, message: messages.account },
    { href: to.createAsset, icon: plusIcon, message: messages.list },
  ];
  return (
    <div className={styles.member}>
      <NotificationBell />
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        <Avatar name={name} src={profile.profile_img} size="sm" />
      </button>
      <nav id={id} popover="auto" className={styles.menu} aria-label={label}>
        <p className={styles.name}>{name}</p>
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
