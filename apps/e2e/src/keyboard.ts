import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const mostStops = 120;

/** Whether an element has the focus; null once the page has put another in its place. */
const hasFocus = (element: ElementHandle) =>
  element.evaluate((node) => (node.isConnected ? node === document.activeElement : null));

/** Tabs on to a control as somebody without a mouse does, once it can be used. Throws where no tab leads to it. */
export const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeEnabled();
  // Found once, not at every stop: to find a control by its role, all names of a page are worked out.
  let element = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const isReached = await hasFocus(element!);
    if (isReached) return;
    if (isReached === null) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`No tab leads to ${target}`);
};

/** Tabs on to a control and presses a key on it: Enter follows links and presses buttons, the space bar ticks. */
export const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press(key);
};

/** Tabs on to a box and writes into it. */
export const write = async (page: Page, target: Locator, text: string): Promise<void> => {
  await reach(page, target);
  await page.keyboard.type(text);
};

/** Tabs on to a list and goes down to one of its options. */
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

/** Tabs around an open dialog: the page behind it gets no focus. The browser's own bar may, which is nowhere in the page. */
export const expectFocusKept = async (page: Page, dialog: Locator): Promise<void> => {
  const isKept = () =>
    dialog.evaluate((element) =>
      [document.body, ...element.querySelectorAll('*'), element].includes(document.activeElement!),
    );
  await expect.poll(isKept).toBe(true);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isKept(), `stop ${stop} is in the dialog`).toBe(true);
  }
};
