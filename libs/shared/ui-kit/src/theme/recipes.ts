import { badgeRecipe } from './recipes/badge.ts';
import { buttonRecipe } from './recipes/button.ts';
import { cardRecipe } from './recipes/card.ts';
import { chipRecipe } from './recipes/chip.ts';
import { factsRecipe, tableRecipe } from './recipes/data.ts';
import { emptyStateRecipe, noticeRecipe, progressRecipe, skeletonRecipe, spinnerRecipe } from './recipes/feedback.ts';
import { checkboxRecipe, fieldRecipe, inputGroupRecipe, inputRecipe, radioCardRecipe } from './recipes/form.ts';
import {
  containerRecipe,
  gridRecipe,
  onlyRecipe,
  sectionRecipe,
  skipLinkRecipe,
  stackRecipe,
  visuallyHiddenRecipe,
} from './recipes/layout.ts';
import { linkRecipe } from './recipes/link.ts';
import { carouselRecipe } from './recipes/carousel.ts';
import { avatarRecipe, dynamicIconRecipe, iconRecipe, imageRecipe } from './recipes/media.ts';
import { breadcrumbRecipe, paginationRecipe, stepsRecipe, tabsRecipe } from './recipes/navigation.ts';
import { headingRecipe, textRecipe, wholeWordRecipe } from './recipes/text.ts';

/** Recipes of what pages are made of, written to the static CSS file. One element each. */
export const recipes = {
  avatar: avatarRecipe,
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  dynamicIcon: dynamicIconRecipe,
  grid: gridRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  image: imageRecipe,
  input: inputRecipe,
  link: linkRecipe,
  only: onlyRecipe,
  section: sectionRecipe,
  skeleton: skeletonRecipe,
  skipLink: skipLinkRecipe,
  spinner: spinnerRecipe,
  stack: stackRecipe,
  text: textRecipe,
  visuallyHidden: visuallyHiddenRecipe,
  wholeWord: wholeWordRecipe,
};

/** The same, for components of several elements. */
export const slotRecipes = {
  breadcrumb: breadcrumbRecipe,
  card: cardRecipe,
  carousel: carouselRecipe,
  checkbox: checkboxRecipe,
  chip: chipRecipe,
  emptyState: emptyStateRecipe,
  facts: factsRecipe,
  field: fieldRecipe,
  inputGroup: inputGroupRecipe,
  notice: noticeRecipe,
  pagination: paginationRecipe,
  progress: progressRecipe,
  radioCard: radioCardRecipe,
  steps: stepsRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
};
