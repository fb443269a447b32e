import type { Page } from '@playwright/test';

/** Controls that need the focus for typing or choosing: focusing one counts as one tap. */
const focusedFields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

/**
 * Counts taps from now on: clicks, and focusing a field or list unless the page moves the focus itself. Typing does not
 * count.
 */
export const countTaps = async (page: Page) => {
  const startedAt = Date.now();
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript((boxes) => {
    const { countTap } = window as unknown as { countTap: () => void };
    const isBox = (target: EventTarget | null) => target instanceof Element && target.matches(boxes);
    let last = -1;
    let isByPage = false;
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      isByPage = true;
      focus.call(this, options);
      isByPage = false;
    };
    document.addEventListener('focusin', ({ target }) => !isByPage && isBox(target) && countTap(), true);
    document.addEventListener(
      'click',
      ({ target, timeStamp, isTrusted }) => {
        // A click on a label also dispatches a click on its control.
        if (!isTrusted || isBox(target) || timeStamp === last) return;
        last = timeStamp;
        countTap();
      },
      true,
    );
  }, focusedFields);
  return { total: () => ({ taps, seconds: Math.round((Date.now() - startedAt) / 1_000) }) };
};
