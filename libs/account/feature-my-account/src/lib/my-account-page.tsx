import { selectUserProfile } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, Heading, TabLinks } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { messages as tabMessages } from './account-tabs.messages.ts';
import { accountTabs, tabHref, tabOf, type AccountTab } from './account-tabs.ts';
import { AssetsTab } from './assets/assets-tab.tsx';
import { FavouritesTab, type FavouritesTabProps } from './favourites/favourites-tab.tsx';
import { LeadsTab } from './leads/leads-tab.tsx';
import { messages } from './my-account.messages.ts';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { Overview } from './overview/overview.tsx';
import { CreateLink } from './parts/create-link.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { SearchesTab } from './searches/searches-tab.tsx';
import styles from './my-account.module.css';

const panels: Record<AccountTab, ComponentType<FavouritesTabProps>> = {
  overview: Overview,
  assets: AssetsTab,
  leads: LeadsTab,
  favourites: FavouritesTab,
  searches: SearchesTab,
  requests: RequestsTab,
  notifications: NotificationsTab,
};

const Tabs = ({ current }: { current: AccountTab }) => {
  const to = hrefs(useLocale());
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a phone the row is wider than the screen.
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div ref={row} className={styles.tabs}>
      <TabLinks
        label={useIntl().formatMessage(messages.parts)}
        tabs={accountTabs.map((tab) => ({
          href: tabHref(to, tab),
          label: <FormattedMessage {...tabMessages[tab]} />,
        }))}
        currentHref={tabHref(to, current)}
      />
    </div>
  );
};

/** The member's account: what to do next first, then everything that is theirs, a tab each. */
export const MyAccountPage = (props: FavouritesTabProps) => {
  const profile = useSelector(selectUserProfile);
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const Panel = panels[tab];
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="lg">
          <FormattedMessage {...messages.title} values={{ name: profile?.firstName ?? '' }} />
        </Heading>
        <CreateLink variant="outline" />
      </header>
      <Tabs current={tab} />
      <Panel {...props} />
    </Container>
  );
};
