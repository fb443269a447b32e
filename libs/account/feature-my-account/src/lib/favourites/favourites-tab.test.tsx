import type { Favourite } from '@yoodee/api-contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAccount, type Call } from '../../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A kept listing whose page is gone: what is noted on it stays. */
const kept = (change: Partial<Favourite> = {}): Favourite => ({
  asset_id: 5,
  note: null,
  created_at: '2026-11-20T03:00:00.000Z',
  asset: null,
  price_change: null,
  ...change,
});

const open = (address: string, note: string | null) => {
  let favourite = kept({ note });
  return renderAccount(address, ({ method, body }: Call) => {
    if (method === 'GET') return { items: [favourite], total: 1, page: 1, page_size: 24 };
    favourite = kept(body as Partial<Favourite>);
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

it('keeps what was typed when the note is closed, or cannot be saved', async () => {
  const { user } = renderAccount('/en/my-account?tab=favourites', ({ method }) =>
    method === 'GET' ? { items: [kept()], total: 1, page: 1, page_size: 24 } : undefined,
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

it('drops a listing at once, and puts it back with its note', async () => {
  const { user, calls, setFavourite } = open('/en/my-account?tab=favourites', 'Ask about the fee');

  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(setFavourite).toHaveBeenLastCalledWith(5, false);
  expect(screen.queryByText('Ask about the fee')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(setFavourite).toHaveBeenLastCalledWith(5, true);
  expect(await screen.findByText('Ask about the fee', { selector: 'p' })).toBeDefined();
  await waitFor(() => expect(writes(calls).map(({ body }) => body)).toEqual([{ note: 'Ask about the fee' }]));
});
