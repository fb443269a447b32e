import type { SystemContext } from '@chakra-ui/react/styled-system';
import { islandRecipes } from '../theme/islands.ts';
import { islandKeyframes } from '../theme/keyframes.ts';
import { kitSystem } from '../theme/kit-system.ts';

const system = kitSystem({ theme: { slotRecipes: islandRecipes } });

const keyframeRules = Object.fromEntries(
  Object.entries(islandKeyframes).map(([name, frames]) => [`@keyframes ${name}`, frames]),
);

/**
 * The system for Chakra at run time: the same layers and tokens, but without the reset and the page's global styles,
 * which are in the CSS file.
 */
export const islandSystem: SystemContext = { ...system, _global: [system.getTokenCss(), keyframeRules] };
