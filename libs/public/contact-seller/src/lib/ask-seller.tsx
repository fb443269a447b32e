import { Button, Icon, Text } from '@yoodee/ui-kit';
import { messageCircleIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { useIsland } from './use-island.ts';

const loadDialog = async () => (await import('./enquiry/enquiry-dialog.tsx')).EnquiryDialog;

/** Opens the enquiry form; its code loads on the first click. */
export const AskSeller = ({ contact, isShort = false }: { contact: ContactView; isShort?: boolean }) => {
  const { Island, isOpen, open, close, isLoading, hasFailed } = useIsland(loadDialog);
  return (
    <>
      <Button fullWidth loading={isLoading} onClick={() => void open()} aria-haspopup="dialog">
        {!isLoading && <Icon icon={messageCircleIcon} />}
        <FormattedMessage {...(isShort ? messages.askShort : messages.ask)} />
      </Button>
      {hasFailed && (
        <Text size="sm" tone="danger" role="alert">
          <FormattedMessage {...messages.offline} />
        </Text>
      )}
      {Island && <Island contact={contact} isOpen={isOpen} onClose={close} />}
    </>
  );
};
