import type { SystemContext } from '@chakra-ui/react/styled-system';
import { islandRecipes } from '../theme/islands.ts';
import { islandKeyframes } from '../theme/keyframes.ts';
import { kitSystem } from '../theme/kit-system.ts';

const system = kitSystem({ theme: { slotRecipes: islandRecipes } });

const keyframeRules = Object.fromEntries(
  Object.entries(islandKeyframes).map(([name, frames]) => [`@keyframes ${name}`, frames]),
);

/**
 * The system as Chakra is given it: same layers and tokens, but the reset and the page's own styles stay where they
 * are, in the CSS file.
 */
export const islandSystem: SystemContext = { ...system, _global: [system.getTokenCss(), keyframeRules] };
