import { inLocale } from '@yoodee/i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BackLink } from './back-link.tsx';
import { SiteMenu } from './site-menu.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'navigation');
});

const pressBack = (canGoBack: boolean) => {
  vi.stubGlobal('navigation', { canGoBack });
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  render(<BackLink title="คอนโด" />, { wrapper: inLocale('th') });
  const link = screen.getByRole('link', { name: 'ย้อนกลับ' });
  const isLeft = fireEvent.click(link);
  return { back, isLeft, href: link.getAttribute('href') };
};

it('goes back if there is a previous page', () => {
  const { back, isLeft } = pressBack(true);

  expect(back).toHaveBeenCalledOnce();
  expect(isLeft).toBe(false);
});

it('is a link to the home page if there is none', () => {
  const { back, isLeft, href } = pressBack(false);

  expect(back).not.toHaveBeenCalled();
  expect(isLeft).toBe(true);
  expect(href).toBe('/');
});

it('closes the menu when a link in it is clicked', async () => {
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => {});
  render(<SiteMenu path="/" />, { wrapper: inLocale('th') });

  await userEvent.click(screen.getByRole('radio', { name: 'มืด', hidden: true }));
  expect(hide).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'บัญชีของฉัน', hidden: true }));
  expect(hide).toHaveBeenCalledOnce();
});

it.each([
  ['th', ['ซื้อ', 'เช่า', 'ข่าว', 'บริการ', 'รายการโปรด', 'เปรียบเทียบ', 'ลงประกาศฟรี', 'บัญชีของฉัน', 'English']],
  ['en', ['Buy', 'Rent', 'News', 'Services', 'Favourites', 'Compare', 'List for free', 'My account', 'ไทย']],
] as const)('the menu leads everywhere in %s', (locale, names) => {
  render(<SiteMenu path="/" />, { wrapper: inLocale(locale) });

  expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual(names);
});
