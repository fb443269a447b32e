import { makeStore, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemberMenu } from './member-menu.tsx';

const profile = { user_id: 7, user_status: 'active', firstName: 'สมชาย', lastName: 'ใจดี', profile_img: null };

const open = (locale: Locale, { unread = 0, onSignOut = () => {} } = {}) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { items: [], total: unread, page: 1, page_size: 20, unread }, message: 'Success' }),
  );
  render(
    <Provider store={makeStore()}>
      <MemberMenu profile={profile} onSignOut={onSignOut} />
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
  ['th', 'เมนูของ สมชาย ใจดี', 'ลงประกาศใหม่', '/my-account/create-asset'],
  ['en', 'Menu of สมชาย ใจดี', 'New listing', '/en/my-account/create-asset'],
] as const)('leads a member on in %s', (locale, menu, list, href) => {
  open(locale);

  expect(screen.getByRole('button', { name: menu })).toBeDefined();
  expect(screen.getByRole('link', { name: list, hidden: true }).getAttribute('href')).toBe(href);
});

it.each([
  ['th', 3, 'การแจ้งเตือน ยังไม่อ่าน 3 เรื่อง', '/my-account?tab=notifications'],
  ['en', 1, 'Notifications 1 unread', '/en/my-account?tab=notifications'],
] as const)('rings for what is unread in %s', async (locale, unread, name, href) => {
  open(locale, { unread });

  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('keeps still when all is read', async () => {
  open('th');

  expect(await screen.findByRole('link', { name: 'การแจ้งเตือน' })).toBeDefined();
});

it('signs out', async () => {
  const onSignOut = vi.fn();
  open('th', { onSignOut });

  await userEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ', hidden: true }));

  expect(onSignOut).toHaveBeenCalledOnce();
});
