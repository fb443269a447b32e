import { favourites } from '@yoodee/favourites';
import { inLocale } from '@yoodee/i18n/testing';
import { card } from '@yoodee/ui-asset-card/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FavouritesPage } from './favourites-page.tsx';

const clear = () => {
  for (const id of favourites.get().ids) favourites.remove(id);
};

beforeEach(clear);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['th', 'ยังไม่มีรายการโปรด', 'ดูประกาศทั้งหมด', '/assets'],
  ['en', 'No favourites yet', 'See all listings', '/en/assets'],
] as const)('shows an empty state in %s with a link to all listings', async (locale, text, link, href) => {
  render(<FavouritesPage isSignedIn={false} />, { wrapper: inLocale(locale) });

  expect(await screen.findByText(new RegExp(text))).toBeDefined();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});

it('shows the favourites, and removes those that are no longer accessible', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [card] }, message: 'Success' }));
  favourites.save(404);
  favourites.save(card.id);
  render(<FavouritesPage isSignedIn={false} />, { wrapper: inLocale('en') });

  expect(await screen.findByRole('link', { name: card.title_th! })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('2 listings');
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the list' }));

  expect(favourites.get().ids).toEqual([card.id]);
  expect(screen.getByRole('status').textContent).toBe('1 listing');
});

it('keeps the list when loading fails, and retries', async () => {
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetch.mockImplementation(async () => Response.json({ data: { items: [card] }, message: 'Success' }));
  vi.stubGlobal('fetch', fetch);
  favourites.save(card.id);
  render(<FavouritesPage isSignedIn={false} />, { wrapper: inLocale('en') });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: card.title_th! })).toBeDefined();
});
