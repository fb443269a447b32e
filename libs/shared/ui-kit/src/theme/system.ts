import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { islandRecipes } from './islands.ts';
import { islandKeyframes, pageKeyframes } from './keyframes.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { baseTokens } from './tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'y',
  cssVarsRoot: ':where(html)',
  // `reset.ts` takes its place in the same layer.
  preflight: false,
  conditions: {
    hover: '&:hover',
    dark: '.dark &',
  },
  globalCss,
  theme: {
    breakpoints,
    tokens: baseTokens,
    semanticTokens,
    keyframes: { ...pageKeyframes, ...islandKeyframes },
    recipes,
    slotRecipes: { ...slotRecipes, ...islandRecipes },
  },
});

/** The one design system. Evaluated to static CSS at build time, and given to Chakra's islands at run time. */
export const system = createSystem(defaultBaseConfig, config);
