import { Button } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  title: ReactNode;
  children: ReactNode;
  confirm: ReactNode;
  /** Also the name of the close button. */
  cancel: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for confirmation before a destructive action. */
export const ConfirmDialog = ({
  isOpen,
  isBusy,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    size="sm"
    open={isOpen}
    onClose={onCancel}
    title={title}
    closeLabel={cancel}
    footer={
      <>
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
