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
  ['th', 'เมนูบัญชี', 'ลงประกาศใหม่', '/my-account/create-asset'],
  ['en', 'Account menu', 'New listing', '/en/my-account/create-asset'],
  ['th', 'เมนูบัญชี', 'ตั้งค่า', '/my-account/setting'],
  ['en', 'Account menu', 'Settings', '/en/my-account/setting'],
] as const)('in %s, %s: “%s” leads to %s', (locale, menu, name, href) => {
  open(locale);

  expect(screen.getByRole('button', { name: menu })).toBeDefined();
  expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toBe(href);
});

it.each([
  ['th', null],
  ['en', 'th'],
] as const)('marks a Thai name in %s with the language %s', (locale, lang) => {
  open(locale);

  expect(screen.getByText('สมชาย ใจดี').getAttribute('lang')).toBe(lang);
  expect(screen.getByText('ส').getAttribute('lang')).toBe(lang);
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
