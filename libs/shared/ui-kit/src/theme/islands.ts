import { pinInputRecipe, sliderRecipe } from './islands/controls.ts';
import { comboboxRecipe, menuRecipe, toastRecipe, tooltipRecipe } from './islands/floating.ts';
import { dialogRecipe, drawerRecipe } from './islands/overlay.ts';

/** Recipes of Chakra's own components, by the keys it looks them up with; styled at run time, not in the CSS file. */
export const islandRecipes = {
  combobox: comboboxRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  menu: menuRecipe,
  pinInput: pinInputRecipe,
  slider: sliderRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
};
