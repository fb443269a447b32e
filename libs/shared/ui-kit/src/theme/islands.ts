import { menuRecipe, toastRecipe } from './islands/floating.ts';
import { dialogRecipe } from './islands/overlay.ts';

/** Recipes of Chakra's own components, by Chakra's keys. They are styled at run time, not in the CSS file. */
export const islandRecipes = {
  dialog: dialogRecipe,
  menu: menuRecipe,
  toast: toastRecipe,
};
