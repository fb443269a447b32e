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

/** Recipes of page components with a single element, written to the static CSS file. */
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

/** Recipes of page components with several elements. */
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
