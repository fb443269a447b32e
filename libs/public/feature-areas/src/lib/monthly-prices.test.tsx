import type { DistrictPrices } from '@yoodee/api-contract/monthly-prices';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MonthlyPrices } from './monthly-prices.tsx';
import { toMonthlyPricesView } from './monthly-prices.view.ts';

afterEach(cleanup);

const prices: DistrictPrices = {
  newest: [
    { property_type: 'condo', deal: 'sale', assets: 48, median: 7_890_000, median_per_sqm: 178_789 },
    { property_type: 'condo', deal: 'rent', assets: 38, median: 25_500, median_per_sqm: 709 },
  ],
  course: {
    ...{ property_type: 'condo', deal: 'sale' },
    months: [
      { month: '2026-09', assets: 39, median: 7_150_000, median_per_sqm: 169_167 },
      { month: '2026-10', assets: 39, median: 8_350_000, median_per_sqm: 173_154 },
      { month: '2026-11', assets: 48, median: 7_890_000, median_per_sqm: 178_789 },
    ],
  },
  is_demonstration: true,
};

it('shows the prices by month as a table, the medians of this month, and the file with its licence', () => {
  render(<MonthlyPrices prices={toMonthlyPricesView(prices, { name: 'วัฒนา', code: '1039' }, 'th')} />, {
    wrapper: inLocale('th'),
  });

  expect(screen.getByText('คอนโดมิเนียม ราคาขายต่อตารางเมตร ค่ากลาง')).toBeDefined();
  const texts = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(texts).toEqual([
    ...['ก.ย. 2569฿169,16739 ประกาศ', 'ต.ค. 2569฿173,15439 ประกาศ', 'พ.ย. 2569฿178,78948 ประกาศ'],
    ...['คอนโดมิเนียม ขาย฿7.89 ล้าน48 ประกาศ', 'คอนโดมิเนียม ให้เช่า฿25,50038 ประกาศ'],
  ]);
  expect(screen.getByRole('link', { name: 'ดาวน์โหลด CSV (CC BY 4.0)' }).getAttribute('href')).toBe(
    '/api/monthly-prices.csv?district=1039',
  );
  expect(document.body.textContent).toContain('เป็นข้อมูลสาธิต ไม่ใช่ตลาดจริง');
});

it('shows land prices per square wah, and whole prices when months have no price per area', () => {
  const { course } = prices;
  const land = toMonthlyPricesView(
    { ...prices, course: { ...course!, property_type: 'land' } },
    { name: 'Watthana', code: '1039' },
    'en',
  ).course!;
  const months = course!.months.map((month) => ({ ...month, median_per_sqm: null }));
  const whole = toMonthlyPricesView(
    { ...prices, course: { ...course!, months } },
    { name: 'Watthana', code: '1039' },
    'en',
  ).course!;

  expect([land.unit, land.months[0]!.median]).toEqual(['sq_wah', 676_668]);
  expect([whole.unit, whole.months[0]!.median]).toEqual(['none', 7_150_000]);
});

it('draws no chart with too few months, and does not call real data a demonstration', () => {
  const view = toMonthlyPricesView(
    { ...prices, course: null, is_demonstration: false },
    { name: 'วัฒนา', code: '1039' },
    'en',
  );
  render(<MonthlyPrices prices={view} />, { wrapper: inLocale('en') });

  expect(within(screen.getByRole('table', { name: 'Medians of this month' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText('Show as a table')).toBeNull();
  expect(document.body.textContent).not.toContain('demonstration');
});

it('has an alert only for the types and deals with twenty listings', () => {
  const newest = [
    { ...prices.newest[0]!, assets: 20 },
    { ...prices.newest[1]!, assets: 19 },
  ];
  const { district } = toMonthlyPricesView({ ...prices, newest }, { name: 'วัฒนา', code: '1039' }, 'th');

  expect(district).toEqual({
    name: 'วัฒนา',
    search: 'district=1039',
    kinds: [{ type: 'condo', label: 'คอนโดมิเนียม', deal: 'sale' }],
  });
});
