import { inLocale } from '@yoodee/i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BackBar } from './back-bar.tsx';
import { MenuButton } from './menu-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'navigation');
});

const pressBack = (canGoBack: boolean) => {
  vi.stubGlobal('navigation', { canGoBack });
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  render(<BackBar title="คอนโด" menuButton={null} />, { wrapper: inLocale('th') });
  const link = screen.getByRole('link', { name: 'ย้อนกลับ' });
  const isLeft = fireEvent.click(link);
  return { back, isLeft, href: link.getAttribute('href') };
};

it('goes back where there is a page to go back to', () => {
  const { back, isLeft } = pressBack(true);

  expect(back).toHaveBeenCalledOnce();
  expect(isLeft).toBe(false);
});

it('is a link home where there is none', () => {
  const { back, isLeft, href } = pressBack(false);

  expect(back).not.toHaveBeenCalled();
  expect(isLeft).toBe(true);
  expect(href).toBe('/');
});

it('closes the menu when a link in it is followed', async () => {
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => {});
  render(<MenuButton path="/" member={<a href="#me">บัญชี</a>} />, { wrapper: inLocale('th') });

  await userEvent.click(screen.getByRole('radio', { name: 'มืด', hidden: true }));
  expect(hide).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'บัญชี', hidden: true }));
  expect(hide).toHaveBeenCalledOnce();
});
