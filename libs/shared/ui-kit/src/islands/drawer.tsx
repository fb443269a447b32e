import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { xIcon } from '../../generated/icons/x.ts';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { DialogProps } from './dialog.tsx';
import { KitProvider } from './provider.tsx';

export interface DrawerProps extends Omit<DialogProps, 'size' | 'role'> {
  /** The edge it comes from; `bottom` is a phone's sheet. */
  placement?: 'start' | 'end' | 'bottom';
}

/** A dialog along an edge: menus, filters. */
export const Drawer = ({ open, onClose, title, closeLabel, children, footer, placement = 'end' }: DrawerProps) => (
  <KitProvider>
    <ChakraDrawer.Root open={open} onOpenChange={(details) => !details.open && onClose()} placement={placement}>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              <ChakraDrawer.CloseTrigger asChild>
                <IconButton label={closeLabel} icon={<Icon icon={xIcon} />} />
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            {footer && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  </KitProvider>
);
