import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import { createContext, use, type ReactNode } from 'react';
import { islandKeyframes } from '../theme/keyframes.ts';
import { system } from '../theme/system.ts';

const keyframeRules = Object.fromEntries(
  Object.entries(islandKeyframes).map(([name, frames]) => [`@keyframes ${name}`, frames]),
);

/**
 * The system as Chakra is given it: same layers and tokens, but the reset and the page's own styles stay where they
 * are, in the CSS file.
 */
const islandSystem: SystemContext = { ...system, _global: [system.getTokenCss(), keyframeRules] };

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
