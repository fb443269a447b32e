import type { MouseEvent } from 'react';

/** Whether the previous page belongs to the site, so that going back does not leave it. */
export const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? (history.length > 1 && document.referrer.startsWith(location.origin));
};

/** Click handler of a link: goes back if there is a previous page; otherwise the link is followed. */
export const goBackInstead = (event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !canGoBack()) return;
  event.preventDefault();
  history.back();
};
