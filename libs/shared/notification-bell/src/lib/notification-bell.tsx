import { api as base, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { getNotifications } from '@yoodee/api-contract/notifications';
import { useLocale } from '@yoodee/i18n';
import { readToken } from '@yoodee/auth';
import { hrefs } from '@yoodee/site';
import { Icon, VisuallyHidden } from '@yoodee/ui-kit';
import { bellIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './notification-bell.messages.ts';
import styles from './notification-bell.module.css';

/** Members leave a page open for a long time; new notifications show within this time. */
const pollingIntervalMs = 3 * 60 * 1_000;

const maxShown = 99;

const bellApi = base.enhanceEndpoints({ addTagTypes: ['Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The newest page; the bell shows the total of unread notifications. */
    getNewestNotifications: build.query<ResponseOf<typeof getNotifications>, void>({
      query: () => toRequest(getNotifications, { query: {} }),
      providesTags: ['Notifications'],
    }),
  }),
});

const Count = ({ count }: { count: number }) => (
  <>
    <span className={styles.count} aria-hidden="true">
      {count > maxShown ? `${maxShown}+` : count}
    </span>{' '}
    <VisuallyHidden>
      <FormattedMessage {...messages.unread} values={{ count }} />
    </VisuallyHidden>
  </>
);

/** The link to the member's notifications, with the number of unread ones. */
export const NotificationBell = () => {
  const { data } = bellApi.useGetNewestNotificationsQuery(undefined, {
    pollingInterval: pollingIntervalMs,
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
