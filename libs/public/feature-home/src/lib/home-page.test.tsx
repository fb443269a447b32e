import type { ResponseOf } from '@yoodee/api-contract';
import type { getAreas } from '@yoodee/api-contract/areas';
import type { AssetPage, AssetSummary } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DealTabs } from './hero.tsx';
import { HomePage } from './home-page.tsx';
import { toHomePageView } from './home-page.view.ts';

const page = (facets: AssetPage['facets'], total: number, items: AssetSummary[] = []): AssetPage => ({
  items,
  total,
  page: 1,
  page_size: 24,
  facets,
  relaxations: [],
  near_misses: [],
});

const place = { th: 'วัฒนา', en: 'Watthana' };
const summary: Omit<AssetSummary, 'id' | 'cover'> = {
  ...{ code: 'A1', status: 'published', listing_type: 'sale', property_type: 'condo', seller_role: null },
  ...{ urgency: null, title_th: 'ห้องมุม', title_en: null, project_name_th: null, project_name_en: null },
  ...{ price_sale: 4_500_000, price_rent_month: null, price_original_sale: null, price_original_rent: null },
  ...{ takeover_price: null, down_payment_asking: null, price_per_sqm: null, price_per_sq_wah: null },
  ...{ bedrooms: 1, bathrooms: 1, parking_spaces: null, usable_area_sqm: 35, land_total_sq_wah: null },
  place: {
    ...{ province_code: '10', district_code: '1039', subdistrict_code: null },
    ...{ province: place, district: place, subdistrict: null },
  },
  ...{ nearest_station: null, image_count: 2, seller_listings: null, published_at: null, confirmed_at: null },
};
const cover = { key: 'abc', width: 1600, height: 1200, thumbhash: 'AAAA' };
const areas: ResponseOf<typeof getAreas> = {
  provinces: [
    { path: 'chiang-mai', name: { th: 'เชียงใหม่', en: 'Chiang Mai' }, count: 6, cover },
    { path: 'bangkok', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' }, count: 3, cover: null },
  ],
  stations: [
    {
      ...{ path: 'stations/asok-e4', name: { th: 'อโศก', en: 'Asok' }, count: 2 },
      ...{ line: { th: 'BTS สายสุขุมวิท', en: 'BTS Sukhumvit Line' }, line_colour: '#6cbe45' },
    },
  ],
};
const all = page({ property_type: { condo: 7, land: 2 } }, 9);
const viewIn = (locale: 'th' | 'en', source: Partial<Parameters<typeof toHomePageView>[0]> = {}) =>
  toHomePageView({
    ...{ all, confirmed: page({}, 0), reduced: page({}, 0), cuts: [], budgetAreas: [], areas, locale },
    now: new Date('2026-11-21T12:00:00+07:00'),
    ...source,
  });
const search = (
  <form role="search" action="/assets">
    <DealTabs />
  </form>
);

afterEach(cleanup);

it('links to the types and places that have listings', () => {
  const { types, tiles, provinces, stations } = viewIn('en');

  expect(types.map(({ label, count }) => [label, count])).toEqual([
    ['Condominium', 7],
    ['Land', 2],
  ]);
  expect(tiles.map(({ label, href }) => [label, href])).toEqual([['Chiang Mai', '/en/areas/chiang-mai']]);
  expect(provinces.map(({ label, href }) => [label, href])).toEqual([['Bangkok', '/en/areas/bangkok']]);
  expect(stations.map(({ label, href }) => [label, href])).toEqual([['Asok', '/en/areas/stations/asok-e4']]);
});

it('shows no asset twice', () => {
  const items = Array.from({ length: 12 }, (_, at) => ({ ...summary, id: at + 1, cover }));
  const view = viewIn('th', {
    all: { ...all, items },
    confirmed: page({}, 12, items),
    reduced: page({}, 2, items.slice(0, 2)),
  });

  expect(view.newest.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(view.hero?.id).toBe(5);
  expect(view.reduced).toEqual([]);
});

const cutOf = (id: number, from: number, to: number) => ({
  ...{ asset: { ...summary, id, cover, price_sale: to }, from, to, at: '2026-11-20T12:00:00Z' },
});

it('shows this week’s price cuts with their amounts instead of older reductions', () => {
  const items = [{ ...summary, id: 9, cover }];
  const cuts = [cutOf(1, 4_000_000, 3_000_000), cutOf(2, 1_000_000, 950_000)];
  render(<HomePage view={viewIn('en', { cuts, reduced: page({}, 1, items) })} search={search} />, {
    wrapper: inLocale('en'),
  });

  const shelf = screen.getByRole('heading', { name: 'Prices cut this week' }).closest('section')!;
  expect(within(shelf).getByText('Down ฿1,000,000 (25%)')).toBeDefined();
  expect(within(shelf).getByText('Down ฿50,000 (5%)')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Recently reduced' })).toBeNull();
});

const budgetArea = (path: string, name: string, count: number) => ({
  ...{ path, name: { th: name, en: name }, search: 'district=1039', median_per_sqm: 100_000 },
  budgets: [
    { baht: 2_000_000, sqm: 20, count },
    { baht: 3_000_000, sqm: 30, count: 4 },
  ],
});

it('compares what budgets buy by district, with links to the listings', () => {
  const budgetAreas = [budgetArea('bangkok/watthana', 'Watthana', 0), budgetArea('bangkok/bang-na', 'Bang Na', 2)];
  render(<HomePage view={viewIn('en', { budgetAreas })} search={search} />, { wrapper: inLocale('en') });

  const row = within(screen.getByRole('row', { name: /Watthana/ }));
  expect(row.getByRole('cell', { name: '20 m²' }).querySelector('a')).toBeNull();
  expect(row.getByRole('link', { name: '30 m²' }).getAttribute('href')).toBe(
    '/en/assets?district=1039&price_max=3000000',
  );
  expect(screen.getByRole('link', { name: 'Bang Na' }).getAttribute('href')).toBe('/en/areas/bangkok/bang-na');
});

it('shows no comparison with a single district', () => {
  expect(viewIn('en', { budgetAreas: [budgetArea('bangkok/watthana', 'Watthana', 1)] }).budgetAreas).toEqual([]);
});

it('shows older reductions where only one price fell this week', () => {
  const view = viewIn('en', { cuts: [cutOf(1, 4, 3)], reduced: page({}, 1, [{ ...summary, id: 9, cover }]) });

  expect([view.cuts, view.reduced.map(({ id }) => id)]).toEqual([[], [9]]);
});

it.each([
  ['th', 'หาที่อยู่ที่ใช่ ในราคาที่เห็นชัด', 'ลงประกาศฟรี', '/my-account/create-asset', 'เช่า'],
  ['en', 'Find the right place at a price you can see', 'List for free', '/en/my-account/create-asset', 'Rent'],
] as const)('searches by deal and invites owners to list (%s)', (locale, title, list, href, rent) => {
  render(<HomePage view={viewIn(locale)} search={search} />, { wrapper: inLocale(locale) });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(within(screen.getByRole('search')).getByRole('radio', { name: rent })).toHaveProperty('value', 'rent');
  expect(screen.getByRole('link', { name: list }).getAttribute('href')).toBe(href);
});

it('hides an empty section', () => {
  render(<HomePage view={viewIn('en')} search={search} />, { wrapper: inLocale('en') });

  expect(screen.queryByRole('heading', { name: 'Recently reduced' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'New listings' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Help with selling and home care' })).toBeNull();
});

it('shows services under their heading, with a link to all', () => {
  render(<HomePage view={viewIn('en')} search={search} services={<p>Cleaning</p>} />, { wrapper: inLocale('en') });

  const shelf = screen.getByRole('heading', { name: 'Help with selling and home care' }).closest('section')!;
  expect(within(shelf).getByText('Cleaning')).toBeDefined();
  expect(within(shelf).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/en/services');
});
