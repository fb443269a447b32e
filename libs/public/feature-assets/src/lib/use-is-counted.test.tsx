import { inLocale } from '@yoodee/i18n/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useIsCounted } from './use-is-counted.ts';

afterEach(cleanup);

const Filters = () => {
  const { isCounted, noteTyped } = useIsCounted();
  const applied = useSearchParams()[0].get('price_max') ?? '3,000,000';
  return (
    <form onInput={noteTyped}>
      <input key={applied} aria-label="price" defaultValue={applied} />
      <output>{isCounted ? '12 listings' : 'Results'}</output>
    </form>
  );
};

const open = (loader: () => unknown = () => null) => {
  const router = createMemoryRouter(
    [{ path: '/assets', element: <Filters />, loader, hydrateFallbackElement: <p /> }],
    {
      initialEntries: ['/assets'],
      hydrationData: { loaderData: {} },
    },
  );
  render(<RouterProvider router={router} />, { wrapper: inLocale('en') });
  const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  return { router, type, shown: () => screen.getByRole('status').textContent };
};

it('is not counted while a value is typed that is not applied, until its list is shown', async () => {
  const { router, type, shown } = open();
  await expect.poll(shown).toBe('12 listings');

  type('4');
  expect(shown()).toBe('Results');
  type('3,000,000');
  expect(shown()).toBe('12 listings');
  type('4,000,000');
  await act(() => router.navigate('/assets?price_max=4000000'));
  expect(shown()).toBe('12 listings');
});

it('is not counted when the list of an earlier choice arrives while a value is typed', async () => {
  const { router, type, shown } = open();
  await expect.poll(shown).toBe('12 listings');

  type('4');
  await act(() => router.navigate('/assets?province=10'));
  expect(shown()).toBe('Results');
});

it('is not counted while a list is loaded', async () => {
  let finish: (value: null) => void = () => undefined;
  const { router, shown } = open(() => new Promise((resolve) => (finish = resolve)));
  act(() => finish(null));
  await expect.poll(shown).toBe('12 listings');

  act(() => void router.navigate('/assets?price_max=4000000'));
  await expect.poll(shown).toBe('Results');
  act(() => finish(null));
  await expect.poll(shown).toBe('12 listings');
});
