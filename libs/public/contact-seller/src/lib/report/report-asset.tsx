import { useLocale } from '@yoodee/i18n';
import { Button, Icon, Text } from '@yoodee/ui-kit';
import { flagIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages as contactMessages } from '../contact-seller.messages.ts';
import { loadDialogs } from '../load-dialogs.ts';
import { useIsland } from '../use-island.ts';
import { messages } from './report-asset.messages.ts';

/** Opens the form that reports a problem with an asset. */
export const ReportAsset = ({ assetId }: { assetId: number }) => {
  const locale = useLocale();
  const { Island, isOpen, open, close, isLoading, hasFailed } = useIsland(async () =>
    (await loadDialogs()).loadReport(locale),
  );
  return (
    <>
      <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void open()} aria-haspopup="dialog">
        {!isLoading && <Icon icon={flagIcon} size={16} />}
        <FormattedMessage {...messages.report} />
      </Button>
      {hasFailed && (
        <Text size="sm" tone="danger" role="alert">
          <FormattedMessage {...contactMessages.offline} />
        </Text>
      )}
      {Island && <Island assetId={assetId} isOpen={isOpen} onClose={close} />}
    </>
  );
};
