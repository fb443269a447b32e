import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { closeOnBack } from '@yoodee/runtime';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { xIcon } from '../../generated/icons/x.ts';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { KitProvider } from './provider.tsx';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, Back, the backdrop and the close button; never because the focus moved. The owner decides and sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Ref of the heading, which can be focused when its text changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  closeLabel: string;
  children: ReactNode;
  /** Buttons; the primary one is last. */
  footer?: ReactNode;
  /** `full`: over the whole screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** `alertdialog` for a question that requires an answer: neither a click on the backdrop nor Back closes it. */
  role?: 'dialog' | 'alertdialog';
}

/** The longest double-click interval of operating systems, ms. */
const doubleClickMs = 500;

/** Centred on a large screen, at the bottom of a small one. Traps the focus and restores it on close. */
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
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open && role === 'dialog' ? closeOnBack(() => close()) : undefined), [open, role]);
  return (
    <KitProvider>
      <ChakraDialog.Root
        open={open}
        onOpenChange={(details) => !details.open && onClose()}
        // If the first click of a double click makes the dialog smaller, the second click can be outside and must not
        // close it.
        onPointerDownOutside={(event) => {
          if (performance.now() - pressedAt.current < doubleClickMs) event.preventDefault();
        }}
        // Escape first closes the list of a field in the dialog.
        onEscapeKeyDown={(event) => {
          if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault();
        }}
        // A dialog that was open before restores the focus to the page. On a slow device this happens after this dialog
        // has opened.
        onFocusOutside={(event) => event.preventDefault()}
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
