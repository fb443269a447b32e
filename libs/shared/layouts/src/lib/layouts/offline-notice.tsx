import { useOnline } from '@yoodee/runtime';
import { Icon } from '@yoodee/ui-kit';
import { wifiOffIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './offline-notice.messages.ts';
import styles from './offline-notice.module.css';

/** Notice while the device is offline. The live region always exists, because a new one would not be announced. */
export const OfflineNotice = () => {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon icon={wifiOffIcon} size={16} />
          <FormattedMessage {...messages.text} />
        </p>
      )}
    </div>
  );
};
