import { inLocale } from '@yoodee/i18n/testing';
import { card } from '@yoodee/ui-asset-card/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '@yoodee/site';
import { forgetLastSearch, lastSearch, useRememberSearch } from './last-search.ts';
import { NewWhereYouLooked } from './new-where-you-looked.tsx';

const search = vi.fn<(url: string) => Promise<Response>>();
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

// Loaded in advance, so that no test waits for the compiler.
beforeAll(async () => {
  await import('./new-listings.tsx');
}, 60_000);
beforeEach(() => {
  search.mockReset();
  vi.stubGlobal('fetch', search);
});
afterEach(() => {
  cleanup();
  forgetLastSearch();
  vi.unstubAllGlobals();
});

const List = ({ query }: { query: string }) => {
  useRememberSearch(query);
  return null;
};

const answer = (published: readonly number[]) =>
  search.mockImplementation(async () =>
    Response.json({
      data: { items: published.map((days, at) => ({ ...card, id: at + 1, published_at: daysAgo(days) })) },
      message: 'Success',
    }),
  );

const showHome = (shown: readonly number[] = []) =>
  render(<NewWhereYouLooked shown={shown} />, { wrapper: inLocale('en') });

it('sends no request before a search', () => {
  render(<List query="" />);
  const { container } = showHome();

  expect(container.textContent).toBe('');
  expect(search).not.toHaveBeenCalled();
});

it('shows new listings of the last search, with a link back to it', async () => {
  answer([0.5, 6, 8]);
  render(<List query="property_type=condo&station=E4" />);
  showHome();

  await screen.findByRole('heading', { name: 'New where you looked last' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(String(search.mock.calls[0]![0])).toContain('property_type=condo&station=E4');
  expect(screen.getByRole('link', { name: 'Back to that search' }).getAttribute('href')).toBe(
    '/en/assets?property_type=condo&station=E4',
  );
});

it('omits listings that the page already shows', async () => {
  answer([1, 2, 3]);
  render(<List query="province=10" />);
  showHome([1, 3]);

  await screen.findByRole('heading', { name: 'New where you looked last' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('shows listings since the last view if that is longer ago than a week', async () => {
  answer([8, 20, 22]);
  lastSearch.update({ query: 'province=10', lookedAt: Date.now() - 21 * dayMs });
  showHome();

  await screen.findByRole('heading', { name: 'New where you looked last' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it.each([
  ['nothing is new', () => answer([9])],
  ['the list cannot be loaded', () => search.mockRejectedValue(new TypeError('Failed to fetch'))],
])('is not shown when %s', async (_when, respond) => {
  respond();
  render(<List query="province=10" />);
  const { container } = showHome();

  await waitFor(() => expect(search).toHaveBeenCalled());
  await search.mock.results[0]!.value.catch(() => null);
  expect(container.textContent).toBe('');
});

it('forgets the search on request', async () => {
  answer([1]);
  render(<List query="province=10" />);
  const { container } = showHome();

  await userEvent.click(await screen.findByRole('button', { name: 'Forget this search' }));

  expect(container.textContent).toBe('');
  expect(localStorage.getItem('last-search')).toBe('{"query":"","lookedAt":0}');
});
