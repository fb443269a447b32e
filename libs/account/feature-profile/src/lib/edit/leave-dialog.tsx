import { Button } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './leave-dialog.messages.ts';

export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are discarded. */
const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onStay}
      title={formatMessage(messages.leaveTitle)}
      closeLabel={formatMessage(messages.stay)}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button onClick={onStay}>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.leaveText} />
      </p>
    </Dialog>
  );
};

export default LeaveDialog;
