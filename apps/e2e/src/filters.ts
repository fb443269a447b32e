import { expect, type Locator, type Page } from '@playwright/test';

/** The list's filters, once they are there: beside it, or behind a button that `press` presses where there is no room. */
export const openFilters = async (
  page: Page,
  name: string,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<Locator> => {
  const button = page.getByRole('main').getByRole('button', { name });
  const filters = page.getByRole('complementary', { name });
  await expect(button.or(filters).filter({ visible: true })).toBeVisible();
  if (await button.isVisible()) await press(button);
  return filters;
};
