import type { NewsPage as Found } from '@yoodee/api-contract/news';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newsArticle } from '../testing/news-article.ts';
import { NewsPage } from './news-page.tsx';
import { toNewsPageView } from './news-page.view.ts';

const found = (changes: Partial<Found> = {}): Found => ({
  items: [newsArticle()],
  total: 30,
  page: 1,
  page_size: 12,
  featured: newsArticle({ id: 8, title: { th: 'ซื้อบ้านเจ็ดขั้น', en: 'Seven steps' } }),
  categories: { guide: 3, law: 28 },
  ...changes,
});
const show = (changes: Partial<Found> = {}, category?: 'law' | 'project') =>
  render(<NewsPage view={toNewsPageView({ found: found(changes), category, locale: 'en' })} />, {
    wrapper: inLocale('en'),
  });

afterEach(cleanup);

it('links to the categories that have articles', () => {
  show({}, 'law');

  const links = within(screen.getByRole('navigation', { name: 'News categories' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/en/news'],
    ['Guides', '/en/news?category=guide'],
    ['Law and tax', '/en/news?category=law'],
  ]);
  expect(links[2]!.getAttribute('aria-current')).toBe('true');
});

it('draws the icons of categories and articles, and an article’s own', () => {
  const draw = (name: string) => ({ name, drawing: { body: `<path id="${name}"/>`, viewBox: '0 0 24 24' } });
  const items = [newsArticle({ icon: 'lucide:sparkles' })];
  const view = toNewsPageView({ found: found({ items }), category: undefined, locale: 'en', draw });

  const { container } = render(<NewsPage view={view} />, { wrapper: inLocale('en') });

  const drawn = [...container.querySelectorAll('path[id]')].map(({ id }) => id);
  expect(drawn).toEqual(['lucide:book-open', 'lucide:scale', 'lucide:scale', 'lucide:sparkles']);
});

it('shows the featured article first, on the first page only', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toBe('Seven steps');
  cleanup();

  show({ page: 2 });
  expect(screen.queryByText('Seven steps')).toBeNull();
});

it('keeps the category in the links to other pages', () => {
  show({ page: 2 }, 'law');

  const pages = screen.getByRole('navigation', { name: 'Pages of the news list' });
  expect(within(pages).getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/en/news?category=law');
  expect(within(pages).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/en/news?category=law&page=3',
  );
});

it('shows an empty state with a link back for an empty category', () => {
  show({ items: [], total: 0, featured: null }, 'project');

  expect(screen.getByText('No articles in this category yet')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'New projects' })).toBeDefined();
});
