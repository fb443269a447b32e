/**
 * Attribute of `<html>` when a document is loaded. Parts far below the viewport (ui-kit's card grids and sections) are
 * laid out only when they come near it (`content-visibility`). This cuts a phone's work until the layout is stable to a
 * third.
 */
export const nearLayout = { 'data-layout': 'near' } as const;

/**
 * Lays out the whole page, for restored scroll positions and links to anchors: until then, the heights of parts far
 * below are estimates.
 */
export const layOutWhole = (): void => document.documentElement.removeAttribute('data-layout');

/**
 * Lays out the full page if the browser is about to scroll it. Must run in `<head>`: the browser restores the position
 * while it still parses the page, and an estimated height above it would move what is shown.
 */
export const layOutWhereScrolled = (): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) layOutWhole();
};
