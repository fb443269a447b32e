import { inLocale } from '@yoodee/i18n/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '@yoodee/ui-kit/toaster';
import { ShortlistActions, ShortlistCardActions } from './shortlist-buttons.tsx';
import { CompareCount, FavouriteCount } from './shortlist-counts.tsx';
import { shortlist } from './shortlist-store.ts';

vi.mock('@yoodee/ui-kit/toaster', () => ({ showToast: vi.fn(), Toaster: () => null }));

const words = {
  th: { save: 'บันทึก คอนโดทองหล่อ', compare: 'เปรียบเทียบ คอนโดทองหล่อ', one: '1 รายการ' },
  en: { save: 'Save คอนโดทองหล่อ', compare: 'Compare คอนโดทองหล่อ', one: '1 listing' },
};

const Card = () => (
  <>
    <ShortlistCardActions assetId={7} title="คอนโดทองหล่อ" />
    <p data-testid="counts">
      <FavouriteCount />
      <CompareCount />
    </p>
  </>
);

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: () => true });
  shortlist.forgetMember();
  for (const id of shortlist.get().favourites) shortlist.setFavourite(id, false);
  shortlist.setCompared([]);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it.each(['th', 'en'] as const)('chooses an asset and says so in %s', async (locale) => {
  const said = words[locale];
  render(<Card />, { wrapper: inLocale(locale) });

  await userEvent.click(screen.getByRole('button', { name: said.save, pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: said.compare, pressed: false }));

  expect(screen.getByRole('button', { name: said.save, pressed: true })).toBeDefined();
  expect(screen.getByRole('button', { name: said.compare, pressed: true })).toBeDefined();
  expect(screen.getByTestId('counts').textContent).toContain(said.one);
  expect(shortlist.get()).toMatchObject({ favourites: [7], compare: [7] });
});

it.each([
  ['heart', words.th.save],
  ['scales', words.th.compare],
])('lets a removal by the %s be taken back', async (_name, name) => {
  render(<Card />, { wrapper: inLocale('th') });
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name, pressed: true }));

  const toast = vi.mocked(showToast).mock.lastCall![0];
  expect(toast.action!.label).toBe('เลิกทำ');
  act(() => toast.action!.onClick());

  expect(screen.getByRole('button', { name, pressed: true })).toBeDefined();
});

it('keeps what was pressed before the page listened, also when it was kept already', () => {
  shortlist.setFavourite(7, true);
  render(<Card />, { wrapper: inLocale('th') });

  // As the page itself presses again: neither trusted nor counted.
  fireEvent.click(screen.getByRole('button', { name: words.th.save }), { detail: 0 });

  expect(shortlist.get().favourites).toEqual([7]);
});

it('is rendered the same for all', () => {
  shortlist.setFavourite(7, true);
  const Thai = inLocale('th');

  const html = renderToString(
    <Thai>
      <Card />
      <ShortlistActions assetId={7} />
    </Thai>,
  );

  expect(html).not.toContain('aria-pressed="true"');
  expect(html).toContain('<p data-testid="counts"></p>');
});
