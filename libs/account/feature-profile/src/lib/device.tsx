import { Icon } from '@yoodee/ui-kit';
import { monitorIcon, smartphoneIcon } from '@yoodee/ui-kit/icons';
import { useIntl } from 'react-intl';
import { messages } from './session-section.messages.ts';

/** Product names; null if unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
}

const handheld = ['iPhone', 'iPad', 'Android'];

export const DeviceIcon = ({ system }: Device) => (
  <Icon icon={system && handheld.includes(system) ? smartphoneIcon : monitorIcon} size={24} />
);

export const useDeviceName = () => {
  const { formatMessage } = useIntl();
  return ({ browser, system }: Device) =>
    browser && system
      ? formatMessage(messages.device, { browser, system })
      : (browser ?? system ?? formatMessage(messages.unknownDevice));
};
