import { Button } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './passkeys.messages.ts';

export interface RemovePasskeyDialogProps {
  name: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a passkey is removed. */
const RemovePasskeyDialog = ({ name, onCancel, onConfirm }: RemovePasskeyDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onCancel}
      title={formatMessage(messages.removeTitle, { name })}
      closeLabel={formatMessage(messages.cancel)}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.removeText} />
      </p>
    </Dialog>
  );
};

export default RemovePasskeyDialog;
