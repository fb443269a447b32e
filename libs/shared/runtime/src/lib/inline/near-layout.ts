/**
 * On `<html>` of a document as it is loaded: parts that are far below are laid out when they come near (ui-kit's grids of
 * cards and its sections). A phone has a third of the work until the page stands still.
 */
export const nearLayout = { 'data-layout': 'near' } as const;

/** For who comes back to a place on a page, or asks for one: heights of what is not laid out yet are guesses. */
export const layOutWhole = (): void => document.documentElement.removeAttribute('data-layout');

/** Lays out the whole of a page that the browser is about to scroll. To be run before `load`. */
export const layOutWhereScrolled = (): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) layOutWhole();
};
