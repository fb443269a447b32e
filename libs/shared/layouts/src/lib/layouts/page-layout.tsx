import { Container, SkipLink } from '@yoodee/ui-kit';
import { Toaster } from '@yoodee/ui-kit/toaster';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteFooter } from '../footer/site-footer.tsx';
import { BackLink } from '../header/back-link.tsx';
import { ContactBar } from '../header/contact-bar.tsx';
import { Logo } from '../header/logo.tsx';
import { MainBar } from '../header/main-bar.tsx';
import type { SavedCounts } from '../header/saved-links.tsx';
import { SignInLink } from '../header/sign-in-link.tsx';
import { SiteMenu } from '../header/site-menu.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
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
  /** The member menu, after the browser has found a session; until then the sign-in link is shown. */
  member?: ReactNode;
  /** Numbers of favourites and compared assets. */
  savedCounts?: SavedCounts;
  /** The compare tray at the bottom; takes no space while it is empty. */
  tray?: ReactNode;
  /** The page title, for layouts with a back button. */
  title?: string;
  breadcrumb?: ReactNode;
  /** Icons that act on this page, in the header of `no-contact-topbar`. */
  headActions?: ReactNode;
  /** Actions of this page, at the bottom of `no-contact-topbar`. */
  footAction?: ReactNode;
  /** Side navigation of `setting-profile`. */
  aside?: ReactNode;
  /** Whether the page itself says that the device is offline. */
  saysOffline?: boolean;
}

export interface PageLayoutProps extends FrameProps {
  layout: LayoutChoice;
}

const contentId = 'content';

/** The layout of a page. All devices get the same document; CSS hides what a device does not show. */
export const PageLayout = ({ layout: choice, path, children, ...slots }: PageLayoutProps) => {
  const { formatMessage } = useIntl();
  const layout = layoutByDevice(choice);
  const part = (name: PartProps['name'], content: ReactNode) => (
    <Part name={name} layout={layout}>
      {content}
    </Part>
  );
  return (
    <div className={styles.frame}>
      <SkipLink target={contentId}>
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      {part('contactBar', <ContactBar path={path} />)}
      <header className={styles.header}>
        <Container className={styles.bar}>
          {part('backLink', <BackLink title={slots.title} />)}
          {part('logo', <Logo />)}
          {part(
            'mainBar',
            <MainBar
              path={path}
              search={slots.search}
              preferences={part('preferences', <Preferences path={path} />)}
              savedCounts={slots.savedCounts}
              member={slots.member ?? <SignInLink path={path} />}
            />,
          )}
          {part(
            'language',
            <div className={styles.language}>
              <LanguageSwitch path={path} />
            </div>,
          )}
          {part('headActions', slots.headActions)}
          {part('menu', <SiteMenu path={path} />)}
        </Container>
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
        {part('tabBar', <TabBar path={path} favouriteCount={slots.savedCounts?.favourites} />)}
      </div>
      {!slots.saysOffline && <OfflineNotice />}
      <Toaster label={formatMessage(messages.toasts)} closeLabel={formatMessage(messages.closeToast)} />
    </div>
  );
};
