import { comparison } from '@yoodee/comparison';
import { favourites } from '@yoodee/favourites';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { AssetButtons, AssetCardButtons, AssetIconButtons } from './asset-buttons.tsx';
import { CompareCount, FavouriteCount } from './asset-counts.tsx';

const words = {
  th: { save: 'บันทึก คอนโดทองหล่อ', compare: 'เปรียบเทียบ คอนโดทองหล่อ', one: '1 รายการ' },
  en: { save: 'Save คอนโดทองหล่อ', compare: 'Compare คอนโดทองหล่อ', one: '1 listing' },
};

const Card = () => (
  <>
    <AssetCardButtons assetId={7} title="คอนโดทองหล่อ" />
    <p data-testid="counts">
      <FavouriteCount />
      <CompareCount />
    </p>
  </>
);

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: () => true });
  favourites.forgetMember();
  for (const id of favourites.get().ids) favourites.remove(id);
  comparison.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['th', 'en'] as const)('saves and compares an asset, and shows both counts in %s', async (locale) => {
  const labels = words[locale];
  render(<Card />, { wrapper: inLocale(locale) });

  await userEvent.click(screen.getByRole('button', { name: labels.save, pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: labels.compare, pressed: false }));

  expect(screen.getByRole('button', { name: labels.save, pressed: true })).toBeDefined();
  expect(screen.getByRole('button', { name: labels.compare, pressed: true })).toBeDefined();
  expect(screen.getByTestId('counts').textContent).toContain(labels.one);
  expect(favourites.get().ids).toEqual([7]);
  expect(comparison.get().ids).toEqual([7]);
});

it.each([
  ['heart', words.th.save],
  ['scales', words.th.compare],
])('offers an undo after a removal by the %s', async (_name, name) => {
  render(
    <>
      <Card />
      <Toaster label="toasts" closeLabel="close" />
    </>,
    { wrapper: inLocale('th') },
  );
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name, pressed: true }));

  await userEvent.click((await screen.findAllByRole('button', { name: 'เลิกทำ' }))[0]!);

  expect(screen.getByRole('button', { name, pressed: true })).toBeDefined();
});

it('saves an asset whose heart was clicked before hydration, also when it is already a favourite', () => {
  favourites.save(7);
  render(<Card />, { wrapper: inLocale('th') });

  // A replayed click: not trusted, and with a detail of 0.
  fireEvent.click(screen.getByRole('button', { name: words.th.save }), { detail: 0 });

  expect(favourites.get().ids).toEqual([7]);
});

it('renders the same HTML for every visitor', () => {
  favourites.save(7);
  const Thai = inLocale('th');

  const html = renderToString(
    <Thai>
      <Card />
      <AssetButtons assetId={7} />
    </Thai>,
  );

  expect(html).not.toContain('aria-pressed="true"');
  expect(html).toContain('<p data-testid="counts"></p>');
});

it.each([
  ['th', 'บันทึก', 'เปรียบเทียบ'],
  ['en', 'Save', 'Compare'],
] as const)('has icons with names for the header in %s', async (locale, save, compare) => {
  render(<AssetIconButtons assetId={7} />, { wrapper: inLocale(locale) });

  await userEvent.click(screen.getByRole('button', { name: save, pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: compare, pressed: false }));

  expect([favourites.get().ids, comparison.get().ids]).toEqual([[7], [7]]);
});
