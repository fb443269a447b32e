import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, use, type ReactNode } from 'react';
import { islandSystem } from './island-system.ts';

const IsProvided = createContext(false);

/** Gives Chakra the design system, once: every island brings it along, an app may put it around all of them. */
export const KitProvider = ({ children }: { children: ReactNode }) =>
  use(IsProvided) ? (
    children
  ) : (
    <IsProvided value={true}>
      <ChakraProvider value={islandSystem}>{children}</ChakraProvider>
    </IsProvided>
  );
