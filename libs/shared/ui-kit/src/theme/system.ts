import { globalCss } from './global-css.ts';
import { kitSystem } from './kit-system.ts';
import { recipes, slotRecipes } from './recipes.ts';

/** The system for page components, evaluated to static CSS at build time. */
export const system = kitSystem({ globalCss, theme: { recipes, slotRecipes } });
