import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReachFilter } from './reach-filter.tsx';
import { reachesOf } from './reach.view.ts';

afterEach(cleanup);

const names = new Map([['E4', { th: 'อโศก', en: 'Asok' }]]);
const stations = [{ value: 'N8', label: 'Mo Chit · BTS' }];

const renderFilter = (reach: string[], locale: 'th' | 'en' = 'en') =>
  render(
    <form data-testid="form">
      <ReachFilter reaches={reachesOf({ reach }, names, locale)} stations={stations} />
    </form>,
    { wrapper: inLocale(locale) },
  );
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('reach');

it.each([
  ['th', 'ใช้เวลาถึงอโศก', 'ถึงอโศกใน 40 นาที', 'ไม่กรองด้วยเวลา'],
  ['en', 'Time to Asok', '≤ 40 min to Asok', 'Any travel time'],
] as const)('shows the minutes to a place, in %s', (locale, label, chosen, none) => {
  renderFilter(['E4,40'], locale);

  const minutes = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  expect(minutes.selectedOptions[0]!.text).toBe(chosen);
  expect(within(minutes).getByRole<HTMLOptionElement>('option', { name: none }).value).toBe('');
});

it('adds a station with the usual minutes', () => {
  renderFilter(['E4,40']);

  const add = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choose a destination' });
  add.value = within(add).getByRole<HTMLOptionElement>('option', { name: 'Mo Chit · BTS' }).value;
  expect(sent()).toEqual(['E4,40', 'N8,40']);
});

it('offers no third destination', () => {
  renderFilter(['E4,40', '13.75,100.5,30']);

  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  screen.getByRole('combobox', { name: 'Time to chosen point' });
});
