import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints.ts';
import { islandKeyframes, pageKeyframes } from './keyframes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { baseTokens } from './tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'y',
  cssVarsRoot: ':where(html)',
  // `reset.ts` replaces it in the same layer.
  preflight: false,
  conditions: {
    hover: '&:hover',
    dark: '.dark &',
  },
  theme: {
    breakpoints,
    tokens: baseTokens,
    semanticTokens,
    keyframes: { ...pageKeyframes, ...islandKeyframes },
  },
});

/** The design system with a subset of its recipes. The systems for pages and for islands differ only in this subset. */
export const kitSystem = (part: Pick<SystemConfig, 'globalCss' | 'theme'>) =>
  createSystem(defaultBaseConfig, config, part);
