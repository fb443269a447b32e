import { Button, Icon, Text, type ButtonProps, type IconData } from '@yoodee/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { useIsland } from './use-island.ts';

/** The props of every dialog of a seller's card. */
export interface ContactDialogProps {
  contact: ContactView;
  isOpen: boolean;
  onClose: () => void;
}

export interface DialogButtonProps extends Pick<ButtonProps, 'variant'> {
  contact: ContactView;
  icon: IconData;
  load(): Promise<ComponentType<ContactDialogProps>>;
  children: ReactNode;
}

/** Opens a dialog, whose code loads on the first click. */
export const DialogButton = ({ contact, icon, load, variant, children }: DialogButtonProps) => {
  const { Island, isOpen, open, close, isLoading, hasFailed } = useIsland(load);
  return (
    <>
      <Button fullWidth variant={variant} loading={isLoading} onClick={() => void open()} aria-haspopup="dialog">
        {!isLoading && <Icon icon={icon} />}
        {children}
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
