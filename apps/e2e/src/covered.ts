import type { Locator } from '@playwright/test';

/** Whether something covers the centre of an element, such as a bar at the bottom of the screen. */
export const isCovered = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // Presses on a disabled button go to its parent.
    return hit !== null && !target.contains(hit) && !hit.contains(target);
  });
