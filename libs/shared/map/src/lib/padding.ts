/** Space in pixels around a fitted box, for the markers at its edge. */
const air = 48;

/** The largest part of the map's height that padding takes above, and below. */
const mostOfHeight = 0.35;

/**
 * Padding in pixels around a fitted box, so that nothing of it is below the controls over the map. Those have
 * `data-covers-map`, and are in its upper or in its lower half.
 */
export const paddingOf = (map: HTMLElement) => {
  const { top, bottom, height } = map.getBoundingClientRect();
  let [above, below] = [0, 0];
  for (const cover of document.querySelectorAll('[data-covers-map]')) {
    const box = cover.getBoundingClientRect();
    if (box.height === 0) continue;
    if (box.top < top + height / 2) above = Math.max(above, box.bottom - top);
    else below = Math.max(below, bottom - box.top);
  }
  const most = height * mostOfHeight;
  return { top: Math.min(most, above + air), right: air, bottom: Math.min(most, below + air), left: air };
};
