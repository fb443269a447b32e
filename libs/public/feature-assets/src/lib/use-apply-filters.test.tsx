import { inLocale } from '@yoodee/i18n/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useApplyFilters } from './use-apply-filters.ts';

afterEach(cleanup);

const Filters = () => {
  const { apply, send } = useApplyFilters();
  return (
    <form
      aria-label="filters"
      onChange={({ currentTarget }) => apply(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <input type="checkbox" name="property_type" value="condo" aria-label="condo" />
      <input type="checkbox" name="listing_type" value="rent" aria-label="rent" />
      <input name="price_max" aria-label="price" onChange={(event) => event.stopPropagation()} />
      <input name="q" aria-label="words" onChange={(event) => event.stopPropagation()} />
    </form>
  );
};

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/assets', element: <Filters /> },
    ],
    { initialEntries: ['/', '/assets'] },
  );
  render(<RouterProvider router={router} />, { wrapper: inLocale('th') });
  const goBack = () => act(() => router.navigate(-1));
  const shown = () => router.state.location.pathname + router.state.location.search;
  const choose = async (name: string) => {
    const before = shown();
    fireEvent.click(screen.getByRole('checkbox', { name }));
    await expect.poll(shown).not.toBe(before);
  };
  return { router, shown, goBack, choose };
};

it('several filter changes are one history entry: back restores the first list, then the previous page', async () => {
  const { shown, goBack, choose } = open();

  await choose('condo');
  await choose('rent');
  expect(shown()).toBe('/assets?property_type=condo&listing_type=rent');
  await goBack();
  expect(shown()).toBe('/assets');
  await goBack();

  expect(shown()).toBe('/');
});

it('filter changes after another visit of the list go back to that visit', async () => {
  const { router, shown, goBack, choose } = open();

  await choose('condo');
  await act(() => router.navigate('/assets?page=2'));
  await choose('rent');
  await goBack();

  expect(shown()).toBe('/assets?page=2');
});

it('typed text is submitted, unless the list already shows its results', async () => {
  const { router, shown, goBack, choose } = open();
  const form = screen.getByRole('form', { name: 'filters' });
  await choose('condo');

  const { key } = router.state.location;
  fireEvent.submit(form);
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.key).toBe(key);

  fireEvent.change(screen.getByRole('textbox', { name: 'words' }), { target: { value: 'sea' } });
  fireEvent.submit(form);
  await expect.poll(shown).toBe('/assets?property_type=condo&q=sea');
  await goBack();
  expect(shown()).toBe('/assets?property_type=condo');
});

it('sends an amount in groups of digits as a number, the form of its canonical address', async () => {
  const { shown } = open();

  fireEvent.change(screen.getByRole('textbox', { name: 'price' }), { target: { value: '3,000,000' } });
  fireEvent.submit(screen.getByRole('form', { name: 'filters' }));

  await expect.poll(shown).toBe('/assets?price_max=3000000');
});
