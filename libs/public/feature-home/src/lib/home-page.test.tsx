import { inLocale } from '@yoodee/i18n/testing';
import type { AssetPage } from '@yoodee/api-contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HomePage } from './home-page.tsx';
import { toHomePageView } from './home-page.view.ts';

const page = (facets: AssetPage['facets'], total: number): AssetPage => ({
  items: [],
  total,
  page: 1,
  page_size: 24,
  facets,
  relaxations: [],
});

const provinces = [
  { code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } },
  { code: '50', name: { th: 'เชียงใหม่', en: 'Chiang Mai' } },
  { code: '83', name: { th: 'ภูเก็ต', en: 'Phuket' } },
];
const all = page({ property_type: { condo: 7, land: 2 }, province: { '10': 3, '50': 6 } }, 9);
const viewIn = (locale: 'th' | 'en') =>
  toHomePageView({ all, reduced: page({}, 0), provinces, locale, now: new Date('2026-11-21T12:00:00+07:00') });

afterEach(cleanup);

it('offers the types and provinces that have something, the fullest province first', () => {
  const { types, provinces: places } = viewIn('en');

  expect(types.map(({ label, count }) => [label, count])).toEqual([
    ['Condominium', 7],
    ['Land', 2],
  ]);
  expect(places.map(({ label, href }) => [label, href])).toEqual([
    ['Chiang Mai', '/en/assets?province=50'],
    ['Bangkok', '/en/assets?province=10'],
  ]);
});

it.each([
  ['th', 'หาที่อยู่ที่ใช่ ในราคาที่เห็นชัด', 'ลงประกาศฟรี', '/my-account/create-asset', '/assets'],
  ['en', 'Find the right place at a price you can see', 'List for free', '/en/my-account/create-asset', '/en/assets'],
] as const)('searches by a plain form and calls to list (%s)', (locale, title, list, href, assets) => {
  render(<HomePage view={viewIn(locale)} />, { wrapper: inLocale(locale) });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole('search').getAttribute('action')).toBe(assets);
  expect(screen.getByRole('link', { name: list }).getAttribute('href')).toBe(href);
});

it('shows no shelf without anything on it', () => {
  render(<HomePage view={viewIn('en')} />, { wrapper: inLocale('en') });

  expect(screen.queryByRole('heading', { name: 'Recently reduced' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'New listings' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Help with selling and home care' })).toBeNull();
});

it('shows the services it is given below their heading, and leads to all of them', () => {
  render(<HomePage view={viewIn('en')} services={<p>Cleaning</p>} />, { wrapper: inLocale('en') });

  const shelf = screen.getByRole('heading', { name: 'Help with selling and home care' }).closest('section')!;
  expect(within(shelf).getByText('Cleaning')).toBeDefined();
  expect(within(shelf).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/en/services');
});
