import { selectUserProfile } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs, otherLocale } from '@yoodee/site';
import { Container, Heading, Icon, LinkButton, TabLinks } from '@yoodee/ui-kit';
import { settingsIcon } from '@yoodee/ui-kit/icons';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { messages as tabMessages } from './account-tabs.messages.ts';
import { accountTabs, tabHref, tabOf, type AccountTab } from './account-tabs.ts';
import { AssetsTab } from './assets/assets-tab.tsx';
import { FavouritesTab } from './favourites/favourites-tab.tsx';
import { messages } from './my-account.messages.ts';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { Overview } from './overview/overview.tsx';
import { CreateLink } from './parts/create-link.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { SearchesTab } from './searches/searches-tab.tsx';
import styles from './my-account.module.css';

const panels: Record<Exclude<AccountTab, 'messages' | 'viewings'>, ComponentType> = {
  overview: Overview,
  assets: AssetsTab,
  favourites: FavouritesTab,
  searches: SearchesTab,
  requests: RequestsTab,
  notifications: NotificationsTab,
};

const Tabs = ({ current }: { current: AccountTab }) => {
  const to = hrefs(useLocale());
  return (
    <div className={styles.tabs}>
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

export interface MyAccountPageProps {
  /** The tabs with the conversations and the viewings, which are features of their own. */
  Messages: ComponentType;
  Viewings: ComponentType;
}

/** The member's account: an overview with the next actions, then one tab for each kind of data. */
export const MyAccountPage = ({ Messages, Viewings }: MyAccountPageProps) => {
  const locale = useLocale();
  const name = useSelector(selectUserProfile)?.firstName ?? '';
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const all: Record<AccountTab, ComponentType> = { ...panels, messages: Messages, viewings: Viewings };
  const Panel = all[tab];
  // On a phone an open conversation has the whole screen.
  const isConversing = tab === 'messages' && params.has('conversation');
  return (
    <Container className={styles.page} data-conversing={isConversing || undefined}>
      <header className={styles.head}>
        <Heading level={1} size="lg">
          <FormattedMessage
            {...messages.title}
            values={{ name, who: (words) => <span lang={otherLocale(locale, name)}>{words}</span> }}
          />
        </Heading>
        <div className={styles.actions}>
          <LinkButton href={hrefs(locale).setting} variant="ghost">
            <Icon icon={settingsIcon} />
            <FormattedMessage {...messages.setting} />
          </LinkButton>
          <CreateLink variant="outline" />
        </div>
      </header>
      <Tabs current={tab} />
      <Panel />
    </Container>
  );
};
