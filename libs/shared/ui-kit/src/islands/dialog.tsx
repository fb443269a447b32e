import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode, Ref } from 'react';
import { xIcon } from '../../generated/icons/x.ts';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { KitProvider } from './provider.tsx';

export interface DialogProps {
  open: boolean;
  /** Asked by Escape, the backdrop and the cross; the owner decides and sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** The title's heading, which can take the focus once it says something new. */
  titleRef?: Ref<HTMLHeadingElement>;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the chief one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `alertdialog` for a question that must be answered: the backdrop does not close it. */
  role?: 'dialog' | 'alertdialog';
}

/** In the middle of a large screen, at the foot of a small one. Keeps focus inside and gives it back. */
export const Dialog = ({
  open,
  onClose,
  title,
  titleRef,
  closeLabel,
  children,
  footer,
  size = 'md',
  role = 'dialog',
}: DialogProps) => (
  <KitProvider>
    <ChakraDialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      size={size}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title ref={titleRef} tabIndex={-1}>
                {title}
              </ChakraDialog.Title>
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label={closeLabel} icon={<Icon icon={xIcon} />} />
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  </KitProvider>
);
