import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Resolves to the list's filters when they are visible. On narrow screens `press` first clicks the button that opens
 * them.
 */
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
