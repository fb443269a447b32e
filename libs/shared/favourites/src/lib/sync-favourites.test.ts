import { beforeEach, expect, it, vi } from 'vitest';
import type { Favourites } from './favourites-state.ts';
import { createFavouritesStore, favouritesKey } from './favourites-store.ts';
import { syncFavourites } from './sync-favourites.ts';

/** A member's account behind the network: its favourites, newest first, and the requests it received. */
const openAccount = (ids: number[]) => {
  const account = { ids, calls: [] as string[], isDown: false };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (account.isDown) throw new TypeError('Failed to fetch');
    const id = Number(/favourites\/(\d+)$/.exec(url)?.[1]);
    const { asset_ids = [], note } = JSON.parse(body ?? '{}') as { asset_ids?: number[]; note?: string };
    account.calls.push([method, id || asset_ids.join(), ...(note ? [note] : [])].join(' '));
    if (id === 404) return Response.json({ data: null, message: 'ไม่พบ', code: 'not_found' }, { status: 404 });
    const others = account.ids.filter((other) => other !== id);
    if (method === 'DELETE') account.ids = others;
    else if (id) account.ids = [id, ...others];
    else account.ids = [...new Set([...asset_ids, ...account.ids])];
    return Response.json({ data: { asset_ids: account.ids }, message: 'Success' });
  });
  return account;
};

const start = (stored: Partial<Favourites> = {}) => {
  localStorage.setItem(favouritesKey, JSON.stringify(stored));
  const store = createFavouritesStore();
  const onRefused = vi.fn();
  const stop = syncFavourites({ store, memberId: 7, onRefused });
  return { store, onRefused, stop };
};

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('merges a visitor’s favourites into the account, and shows both', async () => {
  const account = openAccount([1, 2]);
  const { store } = start({ ids: [9, 2] });

  await expect.poll(() => store.get()).toMatchObject({ memberId: 7, ids: [9, 2, 1] });
  expect(account.ids).toEqual([9, 2, 1]);
});

it('replaces the list with the account’s, including removals on other devices', async () => {
  openAccount([1]);
  const { store } = start({ ids: [5, 1], memberId: 7 });

  await expect.poll(() => store.get().ids).toEqual([1]);
});

it('sends pending operations', async () => {
  const account = openAccount([1, 2]);
  const { store } = start({ ids: [5, 1], memberId: 7, pending: { 5: { type: 'save' }, 2: { type: 'remove' } } });

  await expect.poll(() => store.get().pending).toEqual({});
  expect(store.get().ids).toEqual([5, 1]);
  expect(account.ids).toEqual([5, 1]);
});

it('sends the note of a pending operation', async () => {
  const account = openAccount([]);
  const { store } = start({ ids: [5], memberId: 7, pending: { 5: { type: 'save', note: 'Near work' } } });

  await expect.poll(() => store.get().pending).toEqual({});
  expect(account.calls).toContain('PUT 5 Near work');
});

it('drops the list of another member', async () => {
  const account = openAccount([1]);
  const { store } = start({ ids: [5], memberId: 8, pending: { 5: { type: 'save' } } });

  await expect.poll(() => store.get()).toEqual({ ids: [1], memberId: 7, pending: {} });
  expect(account.ids).toEqual([1]);
});

it('keeps everything in the browser while the account does not respond', async () => {
  openAccount([1]).isDown = true;
  const { store, onRefused } = start({ ids: [5] });

  await expect.poll(() => store.get()).toMatchObject({ ids: [5], memberId: null });
  expect(onRefused).not.toHaveBeenCalled();
});

it('reverts a refused operation and reports it', async () => {
  openAccount([1]);
  const { store, onRefused } = start();
  await expect.poll(() => store.get().memberId).toBe(7);

  store.save(404);
  expect(store.get().ids).toEqual([404, 1]);

  await expect.poll(() => store.get().ids).toEqual([1]);
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'not_found', message: 'ไม่พบ' }));
});

it('stores operations instead of sending them after it is stopped', async () => {
  const account = openAccount([1]);
  const { store, stop } = start();
  await expect.poll(() => store.get().memberId).toBe(7);

  stop();
  store.save(3);

  expect(store.get().pending).toEqual({ 3: { type: 'save' } });
  expect(account.calls).toEqual(['PUT ']);
});
