import type { PriceComparison } from '@yoodee/api-contract/price-comparison';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ComparedPrice } from './compared-price.tsx';
import { createScale } from './strip.tsx';

afterEach(cleanup);

const comparison: PriceComparison = {
  ...{ deal: 'sale', unit: 'sqm', per_unit: 165_238, price: 5_590_000, area_sqm: 34, days: 12, lowered_percent: 3 },
  scopes: [
    {
      ...{ scope: 'project', name: { th: 'สวนริมน้ำ', en: 'Suan Rim Nam' }, assets: 9 },
      ...{ low: 150_000, median: 170_000, high: 190_000 },
    },
    {
      ...{ scope: 'district', name: { th: 'วัฒนา', en: 'Watthana' }, assets: 25 },
      ...{ low: 120_000, median: 177_931, high: 240_000 },
    },
  ],
  ...{ since: '2026-02-14T13:08:00.000Z', at: '2026-11-26T09:45:00.000Z' },
  interval: {
    ...{ low: 4_790_000, middle: 6_320_000, high: 8_330_000, comparables: 30 },
    error: { place: 'bangkok', estimated: 100, median_percent: 13, covered_percent: 84 },
  },
  comparables: [
    {
      ...{ id: 7, title_th: 'ห้องมุม', title_en: 'Corner room', price: 5_790_000, per_unit: 214_444, area_sqm: 27 },
      ...{ bedrooms: 1, metres: 300, is_same_project: false },
    },
    {
      ...{ id: 8, title_th: 'ห้องสวน', title_en: null, price: 5_000_000, per_unit: 147_058, area_sqm: 34 },
      ...{ bedrooms: null, metres: 0, is_same_project: true },
    },
  ],
  market: { scope: 'district', assets: 25, days: 22, lowered_percent: 28 },
};

it('shows the price range of similar listings, how exact it is, and that these are asking prices', () => {
  render(<ComparedPrice comparison={comparison} />, { wrapper: inLocale('en') });

  for (const words of [
    'The 30 most similar listings ask about ฿4.79M–฿8.33M, the middle is ฿6.32M',
    'of 100 listings in Bangkok, estimated without their own price, half were off by 13% or less, and 84%',
    'Listed 12 days ago · 25 of the same type in this district: median 22 days',
    'This price was lowered by 3%. Of the same type, 28% of the listings were lowered',
    'These are asking prices, not what was paid',
  ])
    expect(document.body.textContent).toContain(words);
});

it('has a table of the prices per m² by place, with the size of each sample', () => {
  render(<ComparedPrice comparison={comparison} />, { wrapper: inLocale('th') });

  const rows = within(screen.getByRole('table', { name: 'ราคาต่อตารางเมตร' })).getAllByRole('row');

  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'สวนริมน้ำ9 ประกาศ150,000–190,000฿170,000',
    'วัฒนา25 ประกาศ120,000–240,000฿177,931',
    ' ประกาศนี้฿165,238',
  ]);
});

it('links to the listings it compares with, each with what differs', () => {
  render(<ComparedPrice comparison={comparison} />, { wrapper: inLocale('en') });

  const [corner, garden] = screen.getAllByRole('listitem');
  expect(within(corner!).getByRole('link', { name: 'Corner room' }).getAttribute('href')).toBe('/en/assets/7');
  expect(corner!.textContent).toContain('300 m away · 21% smaller · 1 bed · ฿214,444/m²');
  expect(within(garden!).getByText('ห้องสวน').getAttribute('lang')).toBe('th');
  expect(garden!.textContent).toContain('Same project · Same size · ฿147,058/m²');
});

it('shows no range when too few listings are similar', () => {
  render(<ComparedPrice comparison={{ ...comparison, interval: null, comparables: [], market: null }} />, {
    wrapper: inLocale('en'),
  });

  expect(screen.getByText('Too few listings are similar to tell a price range')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

it('draws every amount inside the strip, also when all are equal', () => {
  const scale = createScale([100, 200, 150]);

  expect(scale(100)).toBeGreaterThan(0);
  expect(scale(200)).toBeLessThan(100);
  expect(createScale([5, 5])(5)).toBe(50);
});
