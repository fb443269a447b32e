import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has. */
const maxTabStops = 120;

/** Whether an element has the focus. Null when the page has replaced the element. */
const hasFocus = (element: ElementHandle) =>
  element.evaluate((node) => (node.isConnected ? node === document.activeElement : null));

/** Presses Tab until a control has the focus, once it is enabled. Throws when Tab does not reach it. */
export const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeEnabled();
  // Located once, not at every stop: a search by role computes the names of all elements of the page.
  let element = await target.elementHandle();
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    const isReached = await hasFocus(element!);
    if (isReached) return;
    if (isReached === null) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`No tab leads to ${target}`);
};

/** Tabs to a control and presses a key: Enter follows links and activates buttons, Space toggles checkboxes. */
export const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press(key);
};

/** Tabs to a text field and types into it. */
export const write = async (page: Page, target: Locator, text: string): Promise<void> => {
  await reach(page, target);
  await page.keyboard.type(text);
};

/** Tabs to a list and selects one of its options with the arrow keys. */
export const choose = async (page: Page, target: Locator, option: string): Promise<void> => {
  await reach(page, target);
  const chosen = () =>
    target.evaluate((list) => {
      const { selectedOptions, options, selectedIndex } = list as HTMLSelectElement;
      return { label: selectedOptions[0]?.label, isLast: selectedIndex === options.length - 1 };
    });
  for (let now = await chosen(); now.label !== option; now = await chosen()) {
    if (now.isLast) throw new Error(`${target} has no ${option}`);
    await page.keyboard.press('ArrowDown');
  }
};

/** Tabs through an open dialog: the page behind it never gets the focus. The browser's own toolbar may get it. */
export const expectFocusTrap = async (page: Page, dialog: Locator): Promise<void> => {
  const isFocusInside = () =>
    dialog.evaluate((element) =>
      [document.body, ...element.querySelectorAll('*'), element].includes(document.activeElement!),
    );
  await expect.poll(isFocusInside).toBe(true);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusInside(), `stop ${stop} is in the dialog`).toBe(true);
  }
};
