import { makeStore, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationBell } from './notification-bell.tsx';

const open = (locale: Locale, unread: number) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { items: [], total: unread, page: 1, page_size: 20, unread }, message: 'Success' }),
  );
  render(
    <Provider store={makeStore()}>
      <NotificationBell />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
};

beforeEach(() => writeToken('token', '2099-01-01T00:00:00Z'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['th', 3, 'การแจ้งเตือน ยังไม่อ่าน 3 เรื่อง', '/my-account?tab=notifications'],
  ['en', 1, 'Notifications 1 unread', '/en/my-account?tab=notifications'],
] as const)('shows the number of unread notifications in %s', async (locale, unread, name, href) => {
  open(locale, unread);

  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('shows no number when everything is read', async () => {
  open('th', 0);

  expect(await screen.findByRole('link', { name: 'การแจ้งเตือน' })).toBeDefined();
});
