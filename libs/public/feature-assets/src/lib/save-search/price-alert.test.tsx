import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { postSavedSearch } from './post-saved-search.ts';
import { PriceAlert } from './price-alert.tsx';

vi.mock(import('./post-saved-search.ts'), async (original) => ({
  ...(await original()),
  postSavedSearch: vi.fn(async () => null),
}));

afterEach(() => {
  cleanup();
  vi.mocked(postSavedSearch).mockClear();
});

const district = {
  name: 'Bang Na',
  search: 'district=1047',
  kinds: [
    { type: 'condo', label: 'Condominium', deal: 'sale' },
    { type: 'townhouse', label: 'Townhouse', deal: 'rent' },
  ],
} as const;

const open = () => {
  const Page = createRoutesStub([{ path: '/', Component: () => <PriceAlert district={district} /> }]);
  render(<Page />, { wrapper: inLocale('en') });
  return userEvent.setup();
};

it('asks for the chosen type and deal of the district, and says so', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type and deal' }), 'Townhouse, for rent');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));

  expect(
    await screen.findByText(/^Done. We will tell you when the price of Townhouse for rent in Bang Na falls/),
  ).toBeDefined();
  expect(vi.mocked(postSavedSearch).mock.calls[0]![0]).toEqual({
    ...{ kind: 'prices', name: 'Townhouse for rent in Bang Na' },
    query: 'district=1047&property_type=townhouse&listing_type=rent',
  });
});

it('says why it did not work', async () => {
  vi.mocked(postSavedSearch).mockResolvedValueOnce('You have 50 saved searches');
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Tell me' }));

  expect((await screen.findByRole('alert')).textContent).toBe('You have 50 saved searches');
});
