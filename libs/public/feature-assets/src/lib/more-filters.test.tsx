import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moreFiltersOf } from './filter-options.view.ts';
import MoreFilters from './more-filters.tsx';

afterEach(cleanup);

const filtersFor = (address: string) => {
  const { query } = readAssetQuery(new URLSearchParams(address));
  const found = { items: [], total: 0, page: 1, page_size: 24, facets: {}, relaxations: [], near_misses: [] };
  return <MoreFilters groups={moreFiltersOf({ query, found, locale: 'en' })} query={query} />;
};

/** Whether each long list is open, by its visible name. */
const groups = () =>
  Object.fromEntries(
    screen
      .getAllByRole<HTMLDetailsElement>('group')
      .filter(({ tagName }) => tagName === 'DETAILS')
      .map((group) => [group.querySelector('summary')!.textContent, group.open]),
  );

it('a long list of filters is collapsed, unless one of its options is chosen', () => {
  render(filtersFor('features=aircon&features=tv'), { wrapper: inLocale('en') });

  const { 'Features (2)': features, ...others } = groups();
  expect(features).toBe(true);
  expect(Object.keys(others).length).toBeGreaterThan(4);
  expect(Object.values(others)).not.toContain(true);
});

it('a list does not collapse when its last option is removed', () => {
  const { rerender } = render(filtersFor('features=tv'), { wrapper: inLocale('en') });

  rerender(filtersFor(''));

  expect(groups()['Features']).toBe(true);
});

it.each([
  ['th', '2560'],
  ['en', '2017'],
] as const)('a year is shown in the era of the language (%s)', (locale, year) => {
  const { query } = readAssetQuery(new URLSearchParams('year_min=2560&floor_min=20&parking_min=2'));

  render(<MoreFilters groups={[]} query={query} />, { wrapper: inLocale(locale) });

  screen.getByDisplayValue(year);
  screen.getByDisplayValue('20');
  screen.getByDisplayValue('2+');
});
