import { Button, Icon, LinkButton } from '@yoodee/ui-kit';
import { lineIcon, share2Icon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-page.messages.ts';
import styles from './asset-page.module.css';

const lineShareUrl = (url: string) => `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;

export interface ShareAssetProps {
  /** Canonical address of the asset's page. */
  url: string;
  title: string;
}

/** The device's own sharing where it has one, else the clipboard; LINE works without script. */
export const ShareAsset = ({ url, title }: ShareAssetProps) => {
  const { formatMessage } = useIntl();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ type: 'success', title: formatMessage(messages.copied) }),
      () => showToast({ type: 'error', title: formatMessage(messages.copyFailed), description: url }),
    );
  const share = () => {
    if (!('share' in navigator)) return copy();
    return navigator.share({ url, title }).catch((error: DOMException) => {
      // Who closes the sheet has changed their mind; anything else means that there is none.
      if (error.name !== 'AbortError') return copy();
    });
  };
  return (
    <>
      <Button variant="outline" className={styles.share} onClick={() => void share()}>
        <Icon icon={share2Icon} />
        <FormattedMessage {...messages.share} />
      </Button>
      <LinkButton
        variant="outline"
        className={styles.shareLine}
        href={lineShareUrl(url)}
        target="_blank"
        rel="noopener nofollow"
        aria-label={formatMessage(messages.shareLine)}
      >
        <Icon icon={lineIcon} />
        <FormattedMessage {...messages.line} />
      </LinkButton>
    </>
  );
};
