import { comparison } from '@yoodee/comparison';
import { inLocale } from '@yoodee/i18n/testing';
import { card } from '@yoodee/ui-asset-card/testing';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CompareTraySlot } from './compare-tray-slot.tsx';

const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
const items = titles.map((title, index) => ({ ...card, id: index + 1, title_th: title, title_en: title }));

const open = (locale: 'th' | 'en', path = '/assets') =>
  render(
    <>
      <CompareTraySlot path={path} />
      <Toaster label="toasts" closeLabel="close" />
    </>,
    { wrapper: inLocale(locale) },
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { items }, message: 'Success' }));
  comparison.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['th', 'เปรียบเทียบ (2)', '/assets/compare?ids=1,2'],
  ['en', 'Compare (2)', '/en/assets/compare?ids=1,2'],
] as const)('links to the comparison in %s', async (locale, name, href) => {
  comparison.set([1, 2]);
  open(locale);

  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('is absent without assets, and on the page of a comparison', () => {
  const { container } = open('th');
  expect(container.textContent).toBe('');

  act(() => comparison.set([1]));
  cleanup();

  expect(open('th', '/assets/compare?ids=1,2').container.textContent).toBe('');
});

it.each([
  ['/', true],
  ['/assets?province=10', true],
  ['/en/assets/7', true],
  ['/areas/bangkok', true],
  ['/favourites', true],
  ['/member/3', true],
  ['/news/16', false],
  ['/services', false],
  ['/privacy', false],
  ['/my-account?tab=assets', false],
])('is shown where assets are chosen, and covers no other page: %s %s', async (path, isShown) => {
  comparison.set([1, 2]);
  open('en', path);
  if (isShown) await screen.findByRole('link', { name: 'Compare (2)' });

  expect(screen.queryByRole('region', { name: 'Listings to compare' }) !== null).toBe(isShown);
});

it('asks everywhere which asset a fifth one replaces', async () => {
  comparison.set([1, 2, 3, 4]);
  open('en', '/news/16');

  act(() => comparison.add(5));

  expect(await screen.findByRole('dialog')).toBeDefined();
});

it.each([
  ['one asset', /^Remove .*One/, [2, 3]],
  ['all assets', 'Clear', []],
])('removes %s, with an undo', async (_what, name, remaining) => {
  comparison.set([1, 2, 3]);
  open('en');

  await userEvent.click(await screen.findByRole('button', { name }));
  expect(comparison.get().ids).toEqual(remaining);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0]!);

  expect(comparison.get().ids).toEqual([1, 2, 3]);
});
