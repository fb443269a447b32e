import { expect, it } from 'vitest';
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
  locale: 'en',
  now: new Date('2026-11-21T00:00:00Z'),
} as const;
const view = toAssetsPageView({ ...source, query: { ...source.query, property_type: ['condo', 'land'] }, refused: [] });

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
