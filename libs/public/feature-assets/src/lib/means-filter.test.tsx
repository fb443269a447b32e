import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useChipText } from './asset-chips.tsx';
import type { MeansView } from './chips.view.ts';
import { MeansFilter } from './means-filter.tsx';

afterEach(cleanup);

it('is collapsed until an amount is given', () => {
  render(<MeansFilter query={{}} />, { wrapper: inLocale('th') });

  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'monthly_max',
    'cash_max',
  ]);
});

it.each<[AssetQuery, RegExp]>([
  [{ monthly_max: 20_000 }, /90% at 5.5% over 30 years/],
  [{ cash_max: 45_000, listing_type: ['rent'] }, /deposit and advance: 2 \+ 1 months’ rent/],
])('shows the given amount, and the terms: %j', (query, terms) => {
  render(<MeansFilter query={query} />, { wrapper: inLocale('en') });

  screen.getByText(terms);
  screen.getByDisplayValue((query.monthly_max ?? query.cash_max)!.toLocaleString('en'));
});

const Chip = ({ means }: { means: MeansView }) => useChipText()({ key: 'monthly_max', text: '', href: '', means });

it.each<[MeansView, string, string]>([
  [
    { monthly: 25_000, cash: 600_000, limit: 4_900_000, isRent: false },
    'เดือนละ ฿25,000 + เงินสด ฿600,000 → ซื้อได้ถึง ฿4.9 ล้าน',
    '฿25,000 a month + ฿600,000 in cash → buys up to ฿4.9M',
  ],
  [
    { monthly: 0, cash: 3_000_000, limit: 2_970_297, isRent: false },
    'เงินสด ฿3 ล้าน → ซื้อได้ถึง ฿2.97 ล้าน',
    '฿3M in cash → buys up to ฿2.97M',
  ],
  [
    { monthly: null, cash: 45_000, limit: 15_000, isRent: true },
    'เงินสด ฿45,000 → เช่าได้ถึง ฿15,000',
    '฿45,000 in cash → rents up to ฿15,000',
  ],
  [{ monthly: 0, cash: null, limit: 0, isRent: false }, 'ไม่กู้ → ซื้อได้ถึง ฿0', 'No loan → buys up to ฿0'],
])('the chip of %j says “%s”', (means, thai, english) => {
  for (const [locale, text] of [
    ['th', thai],
    ['en', english],
  ] as const) {
    const { container, unmount } = render(<Chip means={means} />, { wrapper: inLocale(locale) });
    expect(container.textContent).toBe(text);
    unmount();
  }
});
