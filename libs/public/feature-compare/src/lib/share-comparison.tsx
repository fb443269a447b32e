import { Button, Icon } from '@yoodee/ui-kit';
import { share2Icon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './share-comparison.messages.ts';
import styles from './compare-page.module.css';

/** Shares the page's address: with the device's share sheet, or by copying it to the clipboard. */
export const ShareComparison = () => {
  const { formatMessage } = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast({ type: 'success', title: formatMessage(messages.copied) });
    } catch {
      showToast({ type: 'warning', title: formatMessage(messages.notCopied), description: location.href });
    }
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    // Closing the share sheet is not a failure.
    await navigator.share({ url: location.href, title: document.title }).catch(() => undefined);
  };
  return (
    <Button variant="outline" size="sm" className={styles.share} onClick={() => void share()}>
      <Icon icon={share2Icon} size={16} />
      <FormattedMessage {...messages.share} />
    </Button>
  );
};
