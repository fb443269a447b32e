/** The element that asks the member to choose between two values of a field. */
export const conflictId = 'draft-conflict';

/** Scrolls to the choice and focuses it. */
export const goToConflict = (): void => {
  const choice = document.getElementById(conflictId);
  choice?.scrollIntoView({ block: 'start' });
  choice?.focus({ preventScroll: true });
};
