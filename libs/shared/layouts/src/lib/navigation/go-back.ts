import type { MouseEvent } from 'react';

/** Whether the page before this one belongs to the site, so that going back does not leave it. */
export const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? (history.length > 1 && document.referrer.startsWith(location.origin));
};

/** For a link with a page to fall back on: goes back instead, where there is something to go back to. */
export const goBackInstead = (event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !canGoBack()) return;
  event.preventDefault();
  history.back();
};
