import type { Page } from '@playwright/test';

/** Controls that are typed into or chosen from once they have the focus: coming to one is one tap. */
const entered = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

/**
 * Counts what a finger does from now on: presses, and coming to a box or list, unless the page goes there by itself;
 * typed letters are not taps.
 */
export const countTaps = async (page: Page) => {
  const begun = Date.now();
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript((boxes) => {
    const { countTap } = window as unknown as { countTap: () => void };
    const isBox = (target: EventTarget | null) => target instanceof Element && target.matches(boxes);
    let last = -1;
    let isPagesOwn = false;
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      isPagesOwn = true;
      focus.call(this, options);
      isPagesOwn = false;
    };
    document.addEventListener('focusin', ({ target }) => !isPagesOwn && isBox(target) && countTap(), true);
    document.addEventListener(
      'click',
      ({ target, timeStamp, isTrusted }) => {
        // A press on a label is one on its control as well.
        if (!isTrusted || isBox(target) || timeStamp === last) return;
        last = timeStamp;
        countTap();
      },
      true,
    );
  }, entered);
  return { total: () => ({ taps, seconds: Math.round((Date.now() - begun) / 1_000) }) };
};
