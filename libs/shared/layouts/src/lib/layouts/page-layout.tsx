import { Container, SkipLink } from '@yoodee/ui-kit';
import { Toaster } from '@yoodee/ui-kit/toaster';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteFooter } from '../footer/site-footer.tsx';
import { BackBar } from '../header/back-bar.tsx';
import { ContactBar } from '../header/contact-bar.tsx';
import { MainBar } from '../header/main-bar.tsx';
import { MenuButton } from '../header/menu-button.tsx';
import { PlainBar } from '../header/plain-bar.tsx';
import type { ShortlistCounts } from '../header/shortlist-links.tsx';
import { SignInLink } from '../header/sign-in-link.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { layoutByDevice, type LayoutChoice } from './layout-choice.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { messages } from './page-layout.messages.ts';
import styles from './page-layout.module.css';
import { Part, type PartProps } from './part.tsx';

export interface FrameProps {
  /** Path and query of the page, e.g. `/en/assets?page=2`. */
  path: string;
  children: ReactNode;
  /** A compact search form, for the header. */
  search?: ReactNode;
  /** The member's menu, once the browser knows that there is a member; until then the sign-in link. */
  member?: ReactNode;
  /** How many assets are kept and compared. */
  shortlist?: ShortlistCounts;
  /** The assets to compare, at the foot; takes no room while it renders nothing. */
  tray?: ReactNode;
  /** The page's name, for layouts with a back button. */
  title?: string;
  breadcrumb?: ReactNode;
  /** What to do on this page, at the foot of `no-contact-topbar`. */
  footAction?: ReactNode;
  /** Side navigation of `setting-profile`. */
  aside?: ReactNode;
}

export interface PageLayoutProps extends FrameProps {
  layout: LayoutChoice;
}

const contentId = 'content';

/** The frame around a page. One document serves every device: what a device does not show is hidden by CSS. */
export const PageLayout = ({ layout: choice, path, children, ...slots }: PageLayoutProps) => {
  const { formatMessage } = useIntl();
  const layout = layoutByDevice(choice);
  const part = (name: PartProps['name'], content: ReactNode) => (
    <Part name={name} layout={layout}>
      {content}
    </Part>
  );
  const member = slots.member ?? <SignInLink path={path} />;
  return (
    <div className={styles.frame}>
      <SkipLink target={contentId}>
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      {part('contactBar', <ContactBar path={path} />)}
      <header className={styles.header}>
        {part('plainBar', <PlainBar path={path} />)}
        {part(
          'mainBar',
          <MainBar
            path={path}
            search={slots.search}
            preferences={part('preferences', <Preferences path={path} />)}
            shortlist={slots.shortlist}
            member={member}
          />,
        )}
        {part(
          'backBar',
          <BackBar title={slots.title} menuButton={part('menuButton', <MenuButton path={path} member={member} />)} />,
        )}
      </header>
      {slots.breadcrumb && <Container className={styles.breadcrumb}>{slots.breadcrumb}</Container>}
      <div className={slots.aside ? styles.withAside : styles.body}>
        {slots.aside && part('aside', <div className={styles.aside}>{slots.aside}</div>)}
        <main id={contentId} className={styles.main} tabIndex={-1}>
          {children}
          {slots.footAction && part('footAction', <div className={styles.footAction}>{slots.footAction}</div>)}
        </main>
      </div>
      {part('footer', <SiteFooter path={path} />)}
      <div className={styles.foot}>
        {part('tray', <div className={styles.tray}>{slots.tray}</div>)}
        {part('tabBar', <TabBar path={path} favouriteCount={slots.shortlist?.favourites} />)}
      </div>
      <OfflineNotice />
      <Toaster label={formatMessage(messages.toasts)} closeLabel={formatMessage(messages.closeToast)} />
    </div>
  );
};
