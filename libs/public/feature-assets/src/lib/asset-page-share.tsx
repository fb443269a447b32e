import { Button, Icon, IconButton, LinkButton } from '@yoodee/ui-kit';
import { lineIcon, share2Icon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-page.messages.ts';
import styles from './asset-page.module.css';

const lineShareUrl = (url: string) => `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;

export interface ShareAssetProps {
  /** Canonical URL of the asset's page. */
  url: string;
  title: string;
}

/** Opens the device's share sheet if there is one; otherwise copies the address. */
const useShare = ({ url, title }: ShareAssetProps) => {
  const { formatMessage } = useIntl();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ type: 'success', title: formatMessage(messages.copied) }),
      () => showToast({ type: 'error', title: formatMessage(messages.copyFailed), description: url }),
    );
  return () => {
    if (!('share' in navigator)) return copy();
    return navigator.share({ url, title }).catch((error: DOMException) => {
      // An AbortError means that the visitor closed the sheet; any other error means that there is no share sheet.
      if (error.name !== 'AbortError') return copy();
    });
  };
};

/** Share as an icon, for the header on a phone. */
export const ShareAssetIcon = (asset: ShareAssetProps) => {
  const share = useShare(asset);
  return (
    <IconButton
      label={useIntl().formatMessage(messages.share)}
      icon={<Icon icon={share2Icon} />}
      onClick={() => void share()}
    />
  );
};

/** The button needs scripts; the LINE link works without. */
export const ShareAsset = (asset: ShareAssetProps) => {
  const share = useShare(asset);
  const { url } = asset;
  const { formatMessage } = useIntl();
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
