import type { Locator, Page } from '@playwright/test';

/** The control of a field, whose name is followed by a mark when it must be filled. */
export const field = (scope: Page | Locator, role: 'textbox' | 'combobox' | 'radio', name: string): Locator =>
  scope.getByRole(role, { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}(?:\\s*\\*)?$`) });
