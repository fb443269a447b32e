import { describe, expect, it } from 'vitest';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetPage } from '@yoodee/api-contract/assets';
import { card } from '@yoodee/ui-asset-card/testing';
import { pageNumbers, toAssetsPageView } from './assets-page.view.ts';

const found: AssetPage = {
  items: [],
  total: 100,
  page: 2,
  page_size: 24,
  facets: { property_type: { condo: 60 } },
  relaxations: [],
  near_misses: [],
};
const source = {
  query: { q: 'ทองหล่อ', property_type: ['condo', 'land'], page: 2 } as const,
  refused: [],
  drawnProblem: null,
  found,
  provinces: [{ code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } }],
  ...{ province: null, stations: [], said: null, reading: null, hasMore: false },
  locale: 'en',
  now: new Date('2026-11-21T00:00:00Z'),
} as const;
const view = toAssetsPageView({
  ...source,
  query: { ...source.query, property_type: ['condo', 'land'] },
  refused: [],
  stations: [],
});

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
])('page %i of %i links to the pages %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});

it('links each chip to the list without it, on the first page', () => {
  expect(view.chips.map(({ text, href }) => [text, href])).toEqual([
    ['ทองหล่อ', '/en/assets?property_type=condo&property_type=land'],
    ['Condominium', '/en/assets?q=%E0%B8%97%E0%B8%AD%E0%B8%87%E0%B8%AB%E0%B8%A5%E0%B9%88%E0%B8%AD&property_type=land'],
    ['Land', '/en/assets?q=%E0%B8%97%E0%B8%AD%E0%B8%87%E0%B8%AB%E0%B8%A5%E0%B9%88%E0%B8%AD&property_type=condo'],
  ]);
});

describe('the chip of a project', () => {
  const inProject = { ...card, project_name_th: 'เดอะไลน์ อโศก', project_name_en: 'The Line Asok' };
  const textOf = (project: string, items: AssetPage['items']) =>
    toAssetsPageView({ ...source, query: { project }, found: { ...found, items }, refused: [], stations: [] }).chips[0]!
      .text;

  it.each([
    ['its id', '12', [inProject], 'The Line Asok'],
    ['its name', 'เดอะไลน์ อโศก', [inProject], 'The Line Asok'],
    ['an alias', 'Line Asoke', [inProject], 'The Line Asok'],
    ['a name without listings', 'เดอะไลน์ อโศก', [], 'เดอะไลน์ อโศก'],
    ['an id without listings', '12', [], ''],
  ])('has the name for %s', (_, project, items, name) => {
    expect(textOf(project, items)).toBe(name);
  });
});

it.each([
  [
    { monthly_max: 20_000, cash_max: 500_000 },
    { monthly: 20_000, cash: 500_000, limit: 3_947_733, isRent: false },
  ],
  [
    { cash_max: 45_000, listing_type: ['rent'] },
    { monthly: null, cash: 45_000, limit: 15_000, isRent: true },
  ],
] as const)('has one chip for what the visitor can pay, which removes both amounts: %j', (query, means) => {
  const { chips } = toAssetsPageView({ ...source, query: query as AssetQuery, refused: [], stations: [] });

  const [chip] = chips.filter((one) => one.means);
  expect(chips).toHaveLength('listing_type' in query ? 2 : 1);
  expect(chip?.means).toEqual(means);
  expect(chip?.href).toBe('listing_type' in query ? '/en/assets?listing_type=rent' : '/en/assets');
});

it('counts the results of each option, and leaves out empty ones', () => {
  expect(view.types.slice(0, 2)).toEqual([
    { value: 'condo', label: 'Condominium', count: 60, isChosen: true },
    { value: 'detached_house', label: 'Detached house', count: 0, isChosen: false },
  ]);
});

it.each([
  [['rent'], ['rent', 'sale']],
  [['sale'], ['sale', 'rent']],
  [undefined, ['sale', 'rent']],
] as const)('leads with the price of the deal that is searched for: %j', (listing_type, kinds) => {
  const { cards } = toAssetsPageView({
    ...source,
    query: { ...(listing_type && { listing_type: [...listing_type] }) },
    refused: [],
    stations: [],
    found: {
      ...found,
      items: [{ ...card, listing_type: 'sale_rent', price_sale: 4_100_000, price_rent_month: 17_500 }],
    },
  });

  expect(cards[0]!.prices.map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  [undefined, false],
  [['sale'], false],
  [['sale_rent'], true],
] as const)('has no third box for what is for sale or rent, which both deals count: %j', (listing_type, isShown) => {
  const { deals } = toAssetsPageView({
    ...source,
    query: { ...(listing_type && { listing_type: [...listing_type] }) },
    refused: [],
    stations: [],
  });

  expect(deals.some(({ value }) => value === 'sale_rent')).toBe(isShown);
  expect(deals.map(({ value }) => value)).toEqual(expect.arrayContaining(['sale', 'rent']));
});

it('the first page has a URL without a number', () => {
  expect(view.previousHref).not.toContain('page=');
  expect(view.nextHref).toContain('page=3');
});

describe('the typed text', () => {
  const reading = {
    filters: 'property_type=condo&bedrooms_min=2',
    names: [],
    claims: [
      { text: 'คอนโด', filters: 'property_type=condo', kind: null, others: [] },
      { text: '2 นอน', filters: 'bedrooms_min=2', kind: null, others: [] },
    ],
    rest: 'วิวสวน',
  };
  const query = { q: 'วิวสวน', property_type: ['condo' as const], bedrooms_min: 2 };
  const typed = toAssetsPageView({ ...source, query, said: 'คอนโด 2 นอน วิวสวน', reading, refused: [], stations: [] });
  const hrefOf = (key: string) => new URLSearchParams(typed.chips.find((chip) => chip.key === key)!.href.split('?')[1]);

  it('is restored as search text when the filter parsed from it is removed', () => {
    expect(hrefOf('property_type').get('q')).toBe('วิวสวน "คอนโด"');
    expect(hrefOf('property_type').has('property_type')).toBe(false);
    expect(hrefOf('bedrooms_min').get('q')).toBe('วิวสวน "2 นอน"');
  });

  it('is part of every link to a page or a sort order', () => {
    expect(new URLSearchParams(typed.nextHref!.split('?')[1]).get('said')).toBe('คอนโด 2 นอน วิวสวน');
    expect(typed.savedQuery).not.toContain('said');
  });
});

describe('the place filters', () => {
  const codes = Array.from({ length: 77 }, (_, index) => String(index + 10));
  const provinces = codes.map((code) => ({ code, name: { th: code, en: code } }));
  const counts = Object.fromEntries(codes.map((code, index) => [code, 100 - index]));
  const withProvinces = (hasMore: boolean, province?: string) =>
    toAssetsPageView({
      ...source,
      ...{ refused: [], stations: [], provinces, hasMore },
      query: province ? { province } : {},
      found: { ...found, facets: { province: counts } },
    }).provinces.map(({ value }) => value);

  it('are shortened with the selected one included, and complete with more filters', () => {
    expect(withProvinces(false)).toEqual(codes.slice(0, 8));
    expect(withProvinces(false, '86')).toEqual([...codes.slice(0, 8), '86']);
    expect(withProvinces(true)).toEqual(codes);
  });
});

it('has a chip for each drawn area, which removes that one', () => {
  const { chips } = toAssetsPageView({ ...source, query: { drawn: ['one', 'two'] }, refused: [], stations: [] });

  expect(chips.map(({ number, href }) => [number, href])).toEqual([
    [1, '/en/assets?drawn=two'],
    [2, '/en/assets?drawn=one'],
  ]);
});

it('drops all drawn areas with the last chip', () => {
  const { chips } = toAssetsPageView({ ...source, query: { drawn: ['one'] }, refused: [], stations: [] });

  expect(chips).toEqual([{ key: 'drawn', text: 'in a drawn area', href: '/en/assets' }]);
});

it.each([
  ['th', ['ชั้น 20 ขึ้นไป', 'จอดรถ 2 คันขึ้นไป', 'สร้างตั้งแต่ปี 2560', 'ทิศใต้']],
  ['en', ['Floor 20 or higher', 'Parking for 2 or more', 'Built in 2017 or later', 'South facing']],
] as const)('names the filters of a building (%s)', (locale, texts) => {
  const query = { floor_min: 20, parking_min: 2, year_min: 2017, orientation: ['s' as const] };

  expect(toAssetsPageView({ ...source, query, refused: [], stations: [], locale }).chips).toMatchObject(
    texts.map((text) => ({ text })),
  );
});

it.each([
  [{ q: 'river' }, ['/en/assets/best?q=river']],
  [{ q: 'river', sort: 'newest' }, []],
  [{}, []],
  [{ sort: 'best' }, ['/en/assets/best']],
  [{ project: '12' }, ['/en/projects/12']],
  [{ project: 'Noble' }, []],
] as const)('links to the page of its project, and explains the order of best matches: %j', (query, href) => {
  expect(toAssetsPageView({ ...source, query, refused: [], stations: [] }).links.map((link) => link.href)).toEqual(
    href,
  );
});

it('explains no order where nothing was found', () => {
  const nothing = { ...found, total: 0 };
  expect(
    toAssetsPageView({ ...source, query: { q: 'river' }, found: nothing, refused: [], stations: [] }).links,
  ).toEqual([]);
});

it.each([
  ['newest', {}],
  ['best', { q: 'ทองหล่อ' }],
] as const)('submits no order when it is the default, %s, which depends on the text', (order, query) => {
  const { sorts } = toAssetsPageView({ ...source, query, refused: [], stations: [] });

  expect(sorts.find(({ isChosen }) => isChosen)).toMatchObject({ value: order, formValue: '' });
  expect(sorts.find(({ value }) => value === 'price_asc')).toMatchObject({ formValue: 'price_asc' });
});
