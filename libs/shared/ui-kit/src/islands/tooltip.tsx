import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { KitProvider } from './provider.tsx';

export interface TooltipProps {
  /** A word of help; never the only place where something is said. */
  content: ReactNode;
  /** One element that can be focused and takes a `ref`. */
  children: ReactElement;
}

export const Tooltip = ({ content, children }: TooltipProps) => (
  <KitProvider>
    <ChakraTooltip.Root openDelay={300} closeDelay={100} positioning={{ placement: 'top' }}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  </KitProvider>
);
