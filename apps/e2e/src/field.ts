import type { Locator, Page } from '@playwright/test';

/** The control of a field. A mark follows the label of a required field. */
export const field = (scope: Page | Locator, role: 'textbox' | 'combobox' | 'radio', name: string): Locator =>
  scope.getByRole(role, { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}(?:\\s*\\*)?$`) });
