import type { NotificationSettings } from '@yoodee/api-contract/notification-choices';
import { fixedBells, notificationChannels, type NotificationChannel } from '@yoodee/api-contract/notification-kinds';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon, Link, Text, VisuallyHidden } from '@yoodee/ui-kit';
import { bellIcon, checkIcon, lineIcon, mailIcon, smartphoneIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { channelNames, messages, topicNames } from './notification-section.messages.ts';
import styles from './notifications.module.css';
import { useChoose } from './use-choose.ts';

type Row = NotificationSettings['topics'][number];

const channelIcons = { bell: bellIcon, line: lineIcon, email: mailIcon, push: smartphoneIcon };

/** The channels that this site has. */
const channelsOf = ({ line, email_available, push_key }: NotificationSettings): NotificationChannel[] => {
  const has = { bell: true, line: line !== 'unavailable', email: email_available, push: push_key !== null };
  return notificationChannels.filter((channel) => has[channel]);
};

const isReachable = ({ line, email, push_devices }: NotificationSettings, channel: NotificationChannel) =>
  ({ bell: true, line: line === 'linked', email: email !== null, push: push_devices.length > 0 })[channel];

interface CellProps {
  row: Row;
  channel: NotificationChannel;
  isEnabled: boolean;
  isFetching: boolean;
}

const Cell = ({ row, channel, isEnabled, isFetching }: CellProps) => {
  const { formatMessage } = useIntl();
  const { choose, isLoading } = useChoose();
  if (channel === 'bell' && fixedBells.includes(row.topic))
    return (
      <span className={styles.fixed}>
        <Icon icon={checkIcon} />
        <VisuallyHidden>{formatMessage(messages.always)}</VisuallyHidden>
      </span>
    );
  const { topic, [channel]: isOn } = row;
  const names = {
    topic: formatMessage(topicNames[topic]),
    channel: formatMessage(channelNames[channel]),
    code: channel,
  };
  const isBusy = isLoading || isFetching;
  const toggle = () =>
    choose({
      about: `notify-${topic}-${channel}`,
      change: { topic, channel, on: !isOn },
      undo: { topic, channel, on: isOn },
      done: formatMessage(isOn ? messages.switchedOff : messages.switchedOn, names),
    });
  return (
    <label className={styles.cell}>
      <VisuallyHidden>{formatMessage(messages.choice, names)}</VisuallyHidden>
      <input
        type="checkbox"
        name={`notify_${topic}_${channel}`}
        checked={isOn && isEnabled}
        disabled={!isEnabled}
        aria-disabled={isBusy}
        onChange={() => {
          if (!isBusy) void toggle();
        }}
      />
    </label>
  );
};

const Hint = ({ children }: { children: ReactNode }) => (
  <Text size="sm" tone="muted">
    {children}
  </Text>
);

/** Topics by channels. A choice is saved at once; a checkbox changes when the API has stored it. */
export const ChoiceTable = ({ settings, isFetching }: { settings: NotificationSettings; isFetching: boolean }) => {
  const to = hrefs(useLocale());
  const channels = channelsOf(settings);
  return (
    <div className={styles.choices}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.topic} />
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                <Icon icon={channelIcons[channel]} />
                <FormattedMessage {...channelNames[channel]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.topics.map((row) => (
            <tr key={row.topic}>
              <th scope="row">
                <FormattedMessage {...topicNames[row.topic]} />
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Cell {...{ row, channel, isFetching }} isEnabled={isReachable(settings, channel)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {settings.line === 'unlinked' && (
        <Hint>
          <FormattedMessage {...messages.noLine} values={{ a: (words) => <Link href="#sign-in">{words}</Link> }} />
        </Hint>
      )}
      {settings.email_available && settings.email === null && (
        <Hint>
          <FormattedMessage {...messages.noEmail} />
        </Hint>
      )}
      {settings.push_key !== null && settings.push_devices.length === 0 && (
        <Hint>
          <FormattedMessage {...messages.noPush} />
        </Hint>
      )}
      <Hint>
        <FormattedMessage {...messages.alwaysLead} />
      </Hint>
      <Hint>
        <FormattedMessage
          {...messages.searches}
          values={{ a: (words) => <Link href={to.myAccountTab('searches')}>{words}</Link> }}
        />
      </Hint>
    </div>
  );
};
