import type { NotificationSettings, PushDevice } from '@yoodee/api-contract/notification-choices';
import { useFormat } from '@yoodee/i18n';
import { Badge, Button, Heading, Notice, Text } from '@yoodee/ui-kit';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeviceIcon, useDeviceName } from '../../device.tsx';
import { Failure } from '../../failure.tsx';
import { messages as sessionMessages } from '../../session-section.messages.ts';
import styles from '../../setting.module.css';
import { messages } from './push.messages.ts';
import { usePush } from './use-push.ts';

interface DeviceRowProps {
  device: PushDevice;
  isHere: boolean;
  isStopping: boolean;
  onStop: () => void;
}

const DeviceRow = ({ device, isHere, isStopping, onStop }: DeviceRowProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const name = useDeviceName()(device);
  return (
    <li className={styles.session}>
      <DeviceIcon {...device} />
      <div>
        <Text weight="semibold">
          {name}{' '}
          {isHere && (
            <Badge tone="success">
              <FormattedMessage {...sessionMessages.here} />
            </Badge>
          )}
        </Text>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.since} values={{ since: format.date(device.created_at, 'dateTime') }} />
        </Text>
      </div>
      <Button
        variant="outline"
        size="sm"
        loading={isStopping}
        aria-label={formatMessage(messages.stopOn, { device: name })}
        onClick={onStop}
      >
        <FormattedMessage {...messages.stop} />
      </Button>
    </li>
  );
};

/**
 * The devices that show notifications. This device is switched on with a click; the browser then asks the user for
 * permission.
 */
export const PushDevices = ({ settings }: { settings: NotificationSettings }) => {
  const { formatMessage } = useIntl();
  const push = usePush(settings);
  const { ability } = push;
  const startNow = async () => {
    if (await push.start()) showToast({ type: 'success', title: formatMessage(messages.started) });
  };
  const stopNow = async (device: PushDevice) => {
    if (await push.stop(device)) showToast({ type: 'success', title: formatMessage(messages.stopped) });
  };
  return (
    <div className={styles.way}>
      <div className={styles.wayHead}>
        <div>
          <Heading level={3}>
            <FormattedMessage {...messages.heading} />
          </Heading>
          <Text size="sm" tone="muted">
            <FormattedMessage {...(ability === 'able' ? messages.lead : messages[ability])} />
          </Text>
        </div>
        {ability === 'able' && !push.isOn && (
          <Button variant="outline" loading={push.isStarting} onClick={() => void startNow()}>
            <FormattedMessage {...messages.start} />
          </Button>
        )}
      </div>
      {push.hasFailed && (
        <Notice tone="danger" role="alert">
          <FormattedMessage {...messages.failed} />
        </Notice>
      )}
      <Failure error={push.error} />
      {settings.push_devices.length > 0 && (
        <ul className={styles.sessions}>
          {settings.push_devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isHere={push.isOwn(device)}
              isStopping={push.removingId === device.id}
              onStop={() => void stopNow(device)}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
