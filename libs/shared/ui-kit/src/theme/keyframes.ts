import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  'y-pulse': { '50%': { opacity: '0.5' } },
  'y-spin': { to: { rotate: '360deg' } },
});
