import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberMenu } from './member-menu.tsx';

const profile = { user_id: 7, user_status: 'active', firstName: 'สมชาย', lastName: 'ใจดี', profile_img: null };

afterEach(cleanup);

it.each([
  ['th', 'เมนูของ สมชาย ใจดี', 'ลงประกาศใหม่', '/my-account/create-asset'],
  ['en', 'Menu of สมชาย ใจดี', 'New listing', '/en/my-account/create-asset'],
] as const)('leads a member on in %s', (locale, menu, list, href) => {
  render(<MemberMenu profile={profile} onSignOut={() => undefined} />, { wrapper: inLocale(locale) });

  expect(screen.getByRole('button', { name: menu })).toBeDefined();
  expect(screen.getByRole('link', { name: list, hidden: true }).getAttribute('href')).toBe(href);
});

it('signs out', async () => {
  const onSignOut = vi.fn();
  render(<MemberMenu profile={profile} onSignOut={onSignOut} />, { wrapper: inLocale('th') });

  await userEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ', hidden: true }));

  expect(onSignOut).toHaveBeenCalledOnce();
});
