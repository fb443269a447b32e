import type { NewsArticle } from '@yoodee/api-contract/news';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newsArticle } from '../testing/news-article.ts';
import { NewsArticlePage } from './news-article-page.tsx';
import { toNewsArticleView } from './news-article.view.ts';
import { relatedSearch } from './related-search.ts';

const viewIn = (locale: 'th' | 'en', changes?: Partial<NewsArticle>) =>
  toNewsArticleView({
    article: newsArticle(changes),
    assets: null,
    locale,
    origin: 'https://yoodee.example',
    now: new Date('2026-11-21T12:00:00+07:00'),
  });
const show = (locale: 'th' | 'en', changes?: Partial<NewsArticle>) =>
  render(<NewsArticlePage article={viewIn(locale, changes)} />, { wrapper: inLocale(locale) });

afterEach(cleanup);

it.each([
  ['th', 'ค่าโอนคิดอย่างไร', '26 ตุลาคม 2569', 'ในบทความนี้', ['หนึ่ง', 'สอง']],
  ['en', 'Transfer fees & taxes', '26 October 2026', 'In this article', ['One', 'Two']],
] as const)('shows an article with its sections, date and sources (%s)', (locale, title, date, contents, parts) => {
  show(locale);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(date)).toBeDefined();
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(parts);
  for (const link of links)
    expect(document.getElementById(decodeURIComponent(link.getAttribute('href')!.slice(1)))).not.toBeNull();
  expect(screen.getByRole('link', { name: 'กรมที่ดิน' }).getAttribute('href')).toBe('https://www.dol.go.th/');
});

it('marks a Thai-only article on the English page', () => {
  show('en', { title: { th: 'ค่าโอน', en: null }, body: { ...newsArticle().body, en: null } });

  expect(screen.getByRole('heading', { level: 1 }).lang).toBe('th');
  expect(screen.getByText('This article is available in Thai only')).toBeDefined();
  expect(screen.getByText('ก').closest('[lang]')?.getAttribute('lang')).toBe('th');
});

it('shows the date of the last change', () => {
  show('en', { updated_at: '2026-11-02T02:00:00.000Z' });

  expect(screen.getByText('Updated 2 November 2026')).toBeDefined();
});

it('shares its absolute URL', () => {
  show('en');

  expect(screen.getByRole('link', { name: 'Share on LINE' }).getAttribute('href')).toBe(
    'https://social-plugins.line.me/lineit/share?url=https%3A%2F%2Fyoodee.example%2Fen%2Fnews%2F7',
  );
});

it.each([
  [newsArticle(), { listing_type: ['sale'], property_type: ['townhouse'], province: '10' }],
  [newsArticle({ asset_search: null }), null],
])('links to a search for related assets', (article, query) => {
  expect(relatedSearch(article)).toEqual(query);
});
