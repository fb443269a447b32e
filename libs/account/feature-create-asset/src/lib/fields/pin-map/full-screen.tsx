import { Button } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './pin-map.messages.ts';

/** The map in full screen on a phone. Back, Escape and the buttons close it; the pin stays where it was placed. */
export const FullScreen = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <Button onClick={onClose}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      {children}
    </Dialog>
  );
};
