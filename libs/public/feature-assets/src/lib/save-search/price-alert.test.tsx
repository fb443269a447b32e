import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PriceAlert } from './price-alert.tsx';

const save = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  Cookies.set('access_token', 'secret');
  save.mockReset();
  save.mockImplementation(async () => Response.json({ data: { id: 1 }, message: 'Saved' }, { status: 201 }));
  vi.stubGlobal('fetch', save);
});
afterEach(() => {
  cleanup();
  Cookies.remove('access_token');
  vi.unstubAllGlobals();
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

it('requests an alert for the chosen type and deal of the district, and confirms it', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type and deal' }), 'Townhouse, for rent');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));

  expect(
    await screen.findByText(/^Done. We will tell you when the price of Townhouse for rent in Bang Na falls/),
  ).toBeDefined();
  expect(JSON.parse(save.mock.calls[0]![1].body as string)).toEqual({
    ...{ kind: 'prices', name: 'Townhouse for rent in Bang Na' },
    query: 'district=1047&property_type=townhouse&listing_type=rent',
  });
});

it('shows why the alert was not saved', async () => {
  save.mockResolvedValueOnce(Response.json({ data: null, message: 'You have 50 saved searches' }, { status: 409 }));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Tell me' }));

  expect((await screen.findByRole('alert')).textContent).toBe('You have 50 saved searches');
});
