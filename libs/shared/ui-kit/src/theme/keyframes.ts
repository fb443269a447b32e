import { defineKeyframes } from '@chakra-ui/react/styled-system';

/** Animations of page components. */
export const pageKeyframes = defineKeyframes({
  'y-pulse': { '50%': { opacity: '0.5' } },
  'y-spin': { to: { rotate: '360deg' } },
});

/** Animations of Chakra's islands, which include them. */
export const islandKeyframes = defineKeyframes({
  'y-fade-in': { from: { opacity: '0' } },
  'y-fade-out': { to: { opacity: '0' } },
  'y-rise': { from: { translate: '0 1rem' } },
});
