import { api as base, toRequest } from '@yoodee/api-client';
import { getNotifications, type ResponseOf } from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon, VisuallyHidden } from '@yoodee/ui-kit';
import { bellIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './notification-bell.messages.ts';
import styles from './notification-bell.module.css';

/** Members leave a page open for long; what comes meanwhile shows within this time. */
const askEveryMs = 3 * 60 * 1_000;

const most = 99;

const bellApi = base.enhanceEndpoints({ addTagTypes: ['Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The newest page; the bell shows how many are unread in all. */
    getNewestNotifications: build.query<ResponseOf<typeof getNotifications>, void>({
      query: () => toRequest(getNotifications, { query: {} }),
      providesTags: ['Notifications'],
    }),
  }),
});

const Count = ({ count }: { count: number }) => (
  <>
    <span className={styles.count} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>{' '}
    <VisuallyHidden>
      <FormattedMessage {...messages.unread} values={{ count }} />
    </VisuallyHidden>
  </>
);

/** The way to what a member was told, and how much of it is new. */
export const NotificationBell = () => {
  const { data } = bellApi.useGetNewestNotificationsQuery(undefined, {
    pollingInterval: askEveryMs,
    refetchOnMountOrArgChange: true,
    skip: !readToken(),
  });
  const label = useIntl().formatMessage(messages.label);
  return (
    <a className={styles.bell} href={hrefs(useLocale()).myAccountTab('notifications')} title={label}>
      <Icon icon={bellIcon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {data && data.unread > 0 && <Count count={data.unread} />}
    </a>
  );
};
