import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Range } from './filter-controls.tsx';

afterEach(cleanup);

it('writes amounts in groups of digits, but not years', () => {
  const { rerender } = render(<Range label="Price" of="price" query={{ price_max: 3_000_000 }} />, {
    wrapper: inLocale('th'),
  });
  expect(screen.getAllByRole('textbox')[1]).toHaveProperty('value', '3,000,000');

  rerender(<Range label="Year" of="year" query={{ year_max: 2017 }} />);
  expect(screen.getAllByRole('textbox')[1]).toHaveProperty('value', '2017');
});

it.each([
  ['th', { price_min: 9_000_000, price_max: 5_000_000 }, 'ต่ำสุดมากกว่าสูงสุด'],
  ['en', { price_min: 9_000_000, price_max: 5_000_000 }, 'The minimum is above the maximum'],
  ['en', { price_min: 5_000_000, price_max: 9_000_000 }, ''],
  ['en', { price_min: 5_000_000, price_max: 5_000_000 }, ''],
  ['en', { price_min: 5_000_000 }, ''],
  ['en', {}, ''],
] as const)('says at the range in %s that %j is in the wrong order: “%s”', (locale, query, problem) => {
  render(<Range label="Price" of="price" query={query} />, { wrapper: inLocale(locale) });

  const fields = screen.getAllByRole('textbox');
  screen.getByRole('group', { name: 'Price', description: problem });
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(Array(2).fill(problem ? 'true' : null));
});
