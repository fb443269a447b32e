import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, use, type ReactNode } from 'react';
import { islandSystem } from './island-system.ts';

const IsProvided = createContext(false);

/**
 * Provides the design system to Chakra. Nested providers have no effect: every island includes one, and an app can wrap
 * several islands in one.
 */
export const KitProvider = ({ children }: { children: ReactNode }) =>
  use(IsProvided) ? (
    children
  ) : (
    <IsProvided value={true}>
      <ChakraProvider value={islandSystem}>{children}</ChakraProvider>
    </IsProvided>
  );
