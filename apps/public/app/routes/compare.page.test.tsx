import { comparison } from '@yoodee/comparison';
import { favourites } from '@yoodee/favourites';
import { inLocale } from '@yoodee/i18n/testing';
import { SiteProvider } from '@yoodee/public-page';
import { toComparePageView } from '@yoodee/public-feature-compare/view';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Component } from './compare.page';

afterEach(() => {
  cleanup();
  comparison.set([]);
  favourites.forgetMember();
  vi.unstubAllGlobals();
});

const open = (address: string) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { items: [] }, message: 'Success' })));
  const locale = address.startsWith('/en') ? 'en' : 'th';
  const asked = { ids: [], repeated: [], overflow: [], foreign: [] };
  const view = toComparePageView({ asked, added: null, details: [], locale, now: new Date(0) });
  const router = createMemoryRouter(
    ['/assets/compare', '/en/assets/compare'].map((path) => ({ path, Component, loader: () => view })),
    { initialEntries: [address] },
  );
  render(
    <SiteProvider value={{ origin: 'https://yoodee.example' } as never}>
      <RouterProvider router={router} />
    </SiteProvider>,
    { wrapper: inLocale(locale) },
  );
  return router;
};

it.each([
  ['/assets/compare', '?ids=7,9,4'],
  ['/en/assets/compare', '?ids=7,9,4'],
])(
  '%s, the target of the header’s compare link, opens the comparison of the chosen assets',
  async (address, search) => {
    comparison.set([7, 9, 4]);

    const router = open(address);

    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: address, search }));
  },
);

it('shows the empty comparison without chosen assets', async () => {
  const router = open('/assets/compare');

  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(router.state.location.search).toBe('');
});
