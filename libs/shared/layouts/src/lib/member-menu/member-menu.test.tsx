import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberMenu } from './member-menu.tsx';

const member = { firstName: 'สมชาย', lastName: 'ใจดี', profile_img: null };

const open = (locale: Locale, onSignOut = () => {}) =>
  render(<MemberMenu member={member} bell={<a href="/bell">bell</a>} onSignOut={onSignOut} />, {
    wrapper: inLocale(locale),
  });

afterEach(cleanup);

it.each([
  ['th', 'เมนูของ สมชาย ใจดี', 'ลงประกาศใหม่', '/my-account/create-asset'],
  ['en', 'Menu of สมชาย ใจดี', 'New listing', '/en/my-account/create-asset'],
  ['th', 'เมนูของ สมชาย ใจดี', 'ตั้งค่า', '/my-account/setting'],
  ['en', 'Menu of สมชาย ใจดี', 'Settings', '/en/my-account/setting'],
] as const)('in %s, %s: “%s” leads to %s', (locale, menu, name, href) => {
  open(locale);

  expect(screen.getByRole('button', { name: menu })).toBeDefined();
  expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toBe(href);
});

it('shows the bell beside the menu', () => {
  open('en');

  expect(screen.getByRole('link', { name: 'bell' })).toBeDefined();
});

it('signs out', async () => {
  const onSignOut = vi.fn();
  open('th', onSignOut);

  await userEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ', hidden: true }));

  expect(onSignOut).toHaveBeenCalledOnce();
});
