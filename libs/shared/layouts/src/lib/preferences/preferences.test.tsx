import { inLocale } from '@yoodee/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => {
  document.cookie = 'locale=; Max-Age=0; Path=/';
  localStorage.clear();
});

describe('LanguageSwitch', () => {
  it.each([
    ['th', '/assets?q=x&page=2', 'English', '/en/assets?q=x&page=2', 'en'],
    ['th', '/', 'English', '/en', 'en'],
    ['en', '/en/assets?q=x', 'ไทย', '/assets?q=x', 'th'],
    ['en', '/en', 'ไทย', '/', 'th'],
  ] as const)('in %s leads from %s to %s at %s', (locale, path, name, href, other) => {
    render(<LanguageSwitch path={path} />, { wrapper: inLocale(locale) });

    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('hreflang')).toBe(other);
    expect(link.getAttribute('lang')).toBe(other);
  });

  it('stores the language before the page is left', async () => {
    let cookieOnLeaving = '';
    const leave = (event: Event) => {
      event.preventDefault();
      cookieOnLeaving = document.cookie;
    };
    render(<LanguageSwitch path="/assets" />, { wrapper: inLocale('th') });
    addEventListener('click', leave, { once: true });

    await userEvent.click(screen.getByRole('link', { name: 'English' }));

    expect(cookieOnLeaving).toBe('locale=en');
  });
});

describe('ColorModeSwitch', () => {
  it.each([
    ['th', 'โหมดสี', ['ตามระบบ', 'สว่าง', 'มืด']],
    ['en', 'Colour mode', ['As the device', 'Light', 'Dark']],
  ] as const)('offers three modes in %s', (locale, legend, names) => {
    render(<ColorModeSwitch />, { wrapper: inLocale(locale) });

    expect(screen.getByRole('group', { name: legend })).toBeDefined();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(names);
  });

  it('changes the page at once and stores the choice', async () => {
    render(<ColorModeSwitch />, { wrapper: inLocale('th') });

    await userEvent.click(screen.getByRole('radio', { name: 'มืด' }));

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'มืด' }).checked).toBe(true);
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('color-mode')).toBe('{"preference":"dark","value":"dark"}');
  });
});
