import type { Locator } from '@playwright/test';

/** Whether something lies over the middle of an element, such as a bar at the foot of the screen. */
export const isCovered = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // A disabled button lets its parent take the press.
    return hit !== null && !target.contains(hit) && !hit.contains(target);
  });
