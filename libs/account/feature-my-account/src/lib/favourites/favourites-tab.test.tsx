import type { Favourite } from '@yoodee/api-contract/favourites';
import { favourites, syncFavourites } from '@yoodee/favourites';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAccount, type Call } from '../../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  favourites.forgetMember();
  vi.unstubAllGlobals();
});

/** A favourite whose listing no longer exists; the note remains. */
const favouriteOf = (change: Partial<Favourite> = {}): Favourite => ({
  asset_id: 5,
  note: null,
  created_at: '2026-11-20T03:00:00.000Z',
  asset: null,
  price_change: null,
  ...change,
});

const open = (address: string, note: string | null) => {
  let favourite = favouriteOf({ note });
  return renderAccount(address, ({ method, path, body }: Call) => {
    if (method === 'GET') return { items: [favourite], total: 1, page: 1, page_size: 24 };
    if (path === '/member/favourites') return { asset_ids: [5] };
    favourite = favouriteOf(body as Partial<Favourite>);
    return favourite;
  });
};
const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');

it.each([
  ['th', '/my-account?tab=favourites', 'จดบันทึก: ประกาศนี้ไม่มีแล้ว', 'บันทึกส่วนตัว', 'บันทึก'],
  ['en', '/en/my-account?tab=favourites', /^Add note/, 'Private note', 'Save'],
])('takes a private note in %s', async (_locale, address, add, label, save) => {
  const { user, calls } = open(address, null);

  await user.click(await screen.findByRole('button', { name: add }));
  await user.type(screen.getByRole('textbox', { name: label }), 'ใกล้ที่ทำงาน');
  await user.click(screen.getByRole('button', { name: save }));

  expect(writes(calls)).toEqual([{ method: 'PUT', path: '/member/favourites/5', body: { note: 'ใกล้ที่ทำงาน' } }]);
  expect(await screen.findByText('ใกล้ที่ทำงาน', { selector: 'p' })).toBeDefined();
});

it('keeps a typed note when its form is closed, or when it cannot be saved', async () => {
  const { user } = renderAccount('/en/my-account?tab=favourites', ({ method }) =>
    method === 'GET' ? { items: [favouriteOf()], total: 1, page: 1, page_size: 24 } : undefined,
  );
  const opener = await screen.findByRole('button', { name: /^Add note/ });
  await user.click(opener);
  await user.type(screen.getByRole('textbox'), 'Ask about the fee');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/You are offline/)).toBeDefined();
  await user.click(opener);
  await user.click(opener);

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ask about the fee');
});

it('removes a listing at once, and restores it with its note', async () => {
  const { user, calls } = open('/en/my-account?tab=favourites', 'Ask about the fee');
  const disconnect = syncFavourites({ store: favourites, memberId: 7, onRefused: vi.fn() });
  await waitFor(() => expect(favourites.get()).toMatchObject({ ids: [5], memberId: 7 }));

  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(favourites.get().ids).toEqual([]);
  expect(screen.queryByText('Ask about the fee')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(favourites.get().ids).toEqual([5]);
  expect(await screen.findByText('Ask about the fee', { selector: 'p' })).toBeDefined();
  await waitFor(() =>
    expect(writes(calls)).toEqual([
      { method: 'PUT', path: '/member/favourites', body: { asset_ids: [] } },
      { method: 'DELETE', path: '/member/favourites/5', body: undefined },
      { method: 'PUT', path: '/member/favourites/5', body: { note: 'Ask about the fee' } },
    ]),
  );
  disconnect();
});

it('shows a removal in another tab, and what was saved on another device', async () => {
  favourites.connect(7, [8], async () => true);
  open('/en/my-account?tab=favourites', 'Ask about the fee');

  expect(await screen.findByText('Ask about the fee', { selector: 'p' })).toBeDefined();
  expect(favourites.get().ids).toEqual([8, 5]);
  act(() => favourites.remove(5));

  expect(screen.queryByText('Ask about the fee')).toBeNull();
});
