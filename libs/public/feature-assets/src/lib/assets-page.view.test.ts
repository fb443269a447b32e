import { describe, expect, it } from 'vitest';
import type { AssetPage } from '@yoodee/api-contract';
import { pageNumbers, toAssetsPageView } from './assets-page.view.ts';

const found: AssetPage = {
  items: [],
  total: 100,
  page: 2,
  page_size: 24,
  facets: { property_type: { condo: 60 } },
  relaxations: [],
};
const source = {
  query: { q: 'ทองหล่อ', property_type: ['condo', 'land'], page: 2 } as const,
  refused: [],
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
])('offers around page %i of %i the pages %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});

it('links each chip to the list without it, on the first page', () => {
  expect(view.chips.map(({ text, href }) => [text, href])).toEqual([
    ['ทองหล่อ', '/en/assets?property_type=condo&property_type=land'],
    ['Condominium', '/en/assets?q=%E0%B8%97%E0%B8%AD%E0%B8%87%E0%B8%AB%E0%B8%A5%E0%B9%88%E0%B8%AD&property_type=land'],
    ['Land', '/en/assets?q=%E0%B8%97%E0%B8%AD%E0%B8%87%E0%B8%AB%E0%B8%A5%E0%B9%88%E0%B8%AD&property_type=condo'],
  ]);
});

it('says what each option would leave, nothing where that is none', () => {
  expect(view.types.slice(0, 2)).toEqual([
    { value: 'condo', label: 'Condominium', count: 60, isChosen: true },
    { value: 'detached_house', label: 'Detached house', count: 0, isChosen: false },
  ]);
});

it('orders pages so that the first has no number in its address', () => {
  expect(view.previousHref).not.toContain('page=');
  expect(view.nextHref).toContain('page=3');
});

describe('what was typed', () => {
  const reading = {
    filters: 'property_type=condo&bedrooms_min=2',
    claims: [
      { text: 'คอนโด', filters: 'property_type=condo' },
      { text: '2 นอน', filters: 'bedrooms_min=2' },
    ],
    rest: 'วิวสวน',
  };
  const query = { q: 'วิวสวน', property_type: ['condo' as const], bedrooms_min: 2 };
  const typed = toAssetsPageView({ ...source, query, said: 'คอนโด 2 นอน วิวสวน', reading, refused: [], stations: [] });
  const hrefOf = (key: string) => new URLSearchParams(typed.chips.find((chip) => chip.key === key)!.href.split('?')[1]);

  it('comes back as text when the filter that was read from it is removed', () => {
    expect(hrefOf('property_type').get('q')).toBe('วิวสวน "คอนโด"');
    expect(hrefOf('property_type').has('property_type')).toBe(false);
    expect(hrefOf('bedrooms_min').get('q')).toBe('วิวสวน "2 นอน"');
  });

  it('goes along to every page and order', () => {
    expect(new URLSearchParams(typed.nextHref!.split('?')[1]).get('said')).toBe('คอนโด 2 นอน วิวสวน');
    expect(typed.savedQuery).not.toContain('said');
  });
});

describe('places', () => {
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

  it('are few at first, the chosen one among them, and all with more filters', () => {
    expect(withProvinces(false)).toEqual(codes.slice(0, 8));
    expect(withProvinces(false, '86')).toEqual([...codes.slice(0, 8), '86']);
    expect(withProvinces(true)).toEqual(codes);
  });
});
