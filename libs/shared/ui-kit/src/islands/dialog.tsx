import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode, type Ref } from 'react';
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

/** The longest that systems wait for the second press of a double click, ms. */
const doubleClickMs = 500;

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
}: DialogProps) => {
  const pressedAt = useRef(-Infinity);
  return (
    <KitProvider>
      <ChakraDialog.Root
        open={open}
        onOpenChange={(details) => !details.open && onClose()}
        // A dialog that shrinks at the first press of a double click must not be closed by the second, beside it.
        onPointerDownOutside={(event) => {
          if (performance.now() - pressedAt.current < doubleClickMs) event.preventDefault();
        }}
        size={size}
        role={role}
        closeOnInteractOutside={role === 'dialog'}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content onPointerDownCapture={() => (pressedAt.current = performance.now())}>
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
};
