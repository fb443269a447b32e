import { ListPages, Loaded, Panel, pageOf, useOutcome } from '@yoodee/account-ui-parts';
import type { ResponseOf } from '@yoodee/api-contract';
import {
  maxMarkedNotifications,
  type getNotifications,
  type MemberNotification,
} from '@yoodee/api-contract/notifications';
import { useFormat } from '@yoodee/i18n';
import { Button, EmptyState, Icon, IconButton, Text, VisuallyHidden } from '@yoodee/ui-kit';
import { bellIcon, checkIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetMyNotificationsQuery, useMarkMyNotificationsMutation } from '../my-account.api.ts';
import { membersOnly } from '../parts/members-only.ts';
import { NotificationWords, useNotificationHref } from './notification-words.tsx';
import { messages } from './notifications-tab.messages.ts';
import styles from './notifications.module.css';

const Notice = ({ notification }: { notification: MemberNotification }) => {
  const { id, created_at, read_at } = notification;
  const format = useFormat();
  const { formatMessage } = useIntl();
  const hrefOf = useNotificationHref();
  const [mark] = useMarkMyNotificationsMutation();
  const isNew = read_at === null;
  const read = () => {
    if (isNew) void mark({ ids: [id], read: true });
  };
  return (
    <li className={styles.notice} data-new={isNew || undefined}>
      <a className={styles.link} href={hrefOf(notification)} onClick={read}>
        <span>
          {isNew && (
            <VisuallyHidden>
              <FormattedMessage {...messages.new} />{' '}
            </VisuallyHidden>
          )}
          <NotificationWords notification={notification} />
        </span>
        <Text as="span" size="sm" tone="muted">
          <time dateTime={created_at}>{format.date(created_at, 'dateTime')}</time>
        </Text>
      </a>
      {isNew && <IconButton label={formatMessage(messages.read)} icon={<Icon icon={checkIcon} />} onClick={read} />}
    </li>
  );
};

/** Marks all notifications up to the newest one on the screen as read, with undo. */
const ReadAll = ({ until }: { until: number }) => {
  const { formatMessage } = useIntl();
  const [mark, { isLoading }] = useMarkMyNotificationsMutation();
  const { done, failed } = useOutcome();
  const readAll = async () => {
    const { data, error } = await mark({ until, read: true });
    if (error) return failed(error);
    const { changed } = data;
    const canUndo = changed.length > 0 && changed.length <= maxMarkedNotifications;
    done(
      formatMessage(messages.allRead, { count: changed.length }),
      canUndo ? () => void mark({ ids: changed, read: false }) : undefined,
    );
  };
  return (
    <Button size="sm" variant="outline" loading={isLoading} onClick={() => void readAll()}>
      <FormattedMessage {...messages.readAll} />
    </Button>
  );
};

const Notices = ({ items, unread, ...pages }: ResponseOf<typeof getNotifications>) => {
  const [newest] = items;
  if (!newest)
    return (
      <EmptyState drawing={<Icon icon={bellIcon} size={48} />}>
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  return (
    <>
      <div className={styles.head}>
        <Text tone="muted" role="status">
          <FormattedMessage {...messages.unread} values={{ count: unread }} />
        </Text>
        {unread > 0 && <ReadAll until={newest.id} />}
      </div>
      <ul className={styles.notices}>
        {items.map((notification) => (
          <Notice key={notification.id} notification={notification} />
        ))}
      </ul>
      <ListPages {...pages} />
    </>
  );
};

/** The member's notifications, newest first. */
export const NotificationsTab = () => {
  const [params] = useSearchParams();
  const query = useGetMyNotificationsQuery(pageOf(params), membersOnly());
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="4.5rem">
        {(data) => <Notices {...data} />}
      </Loaded>
    </Panel>
  );
};
