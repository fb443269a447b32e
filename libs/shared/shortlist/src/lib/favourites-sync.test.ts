import { beforeEach, expect, it, vi } from 'vitest';
import { syncFavourites } from './favourites-sync.ts';
import { createShortlistStore, shortlistKey } from './shortlist-store.ts';
import type { Shortlist } from './stored-shortlist.ts';

/** An account on the other side of the network: its favourites, newest first, and the calls it got. */
const openAccount = (kept: number[]) => {
  const account = { kept, calls: [] as string[], isDown: false };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (account.isDown) throw new TypeError('Failed to fetch');
    const id = Number(/favourites\/(\d+)$/.exec(url)?.[1]);
    account.calls.push(`${method} ${id || JSON.parse(body!).asset_ids.join()}`);
    if (id === 404) return Response.json({ data: null, message: 'ไม่พบ', code: 'not_found' }, { status: 404 });
    const others = account.kept.filter((other) => other !== id);
    if (method === 'DELETE') account.kept = others;
    else if (id) account.kept = [id, ...others];
    else account.kept = [...new Set([...(JSON.parse(body!).asset_ids as number[]), ...account.kept])];
    return Response.json({ data: { asset_ids: account.kept }, message: 'Success' });
  });
  return account;
};

const start = (stored: Partial<Shortlist> = {}) => {
  localStorage.setItem(shortlistKey, JSON.stringify(stored));
  const store = createShortlistStore();
  const onRefused = vi.fn();
  const stop = syncFavourites({ store, memberId: 7, onRefused });
  return { store, onRefused, stop };
};

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('adds what a visitor collected to the account, and shows both', async () => {
  const account = openAccount([1, 2]);
  const { store } = start({ favourites: [9, 2] });

  await expect.poll(() => store.get()).toMatchObject({ memberId: 7, favourites: [9, 2, 1] });
  expect(account.kept).toEqual([9, 2, 1]);
});

it('takes the account’s list for the member’s own, whatever was removed elsewhere', async () => {
  openAccount([1]);
  const { store } = start({ favourites: [5, 1], memberId: 7 });

  await expect.poll(() => store.get().favourites).toEqual([1]);
});

it('tells the account what it could not be told before', async () => {
  const account = openAccount([1, 2]);
  const { store } = start({ favourites: [5, 1], memberId: 7, unsent: { 5: true, 2: false } });

  await expect.poll(() => store.get().unsent).toEqual({});
  expect(store.get().favourites).toEqual([5, 1]);
  expect(account.kept).toEqual([5, 1]);
});

it('drops the list of another member', async () => {
  const account = openAccount([1]);
  const { store } = start({ favourites: [5], memberId: 8, unsent: { 5: true } });

  await expect.poll(() => store.get()).toEqual({ favourites: [1], compare: [], memberId: 7, unsent: {} });
  expect(account.kept).toEqual([1]);
});

it('keeps everything where the account does not answer', async () => {
  openAccount([1]).isDown = true;
  const { store, onRefused } = start({ favourites: [5] });

  await expect.poll(() => store.get()).toMatchObject({ favourites: [5], memberId: null });
  expect(onRefused).not.toHaveBeenCalled();
});

it('takes a refused change back and says so', async () => {
  openAccount([1]);
  const { store, onRefused } = start();
  await expect.poll(() => store.get().memberId).toBe(7);

  store.setFavourite(404, true);
  expect(store.get().favourites).toEqual([404, 1]);

  await expect.poll(() => store.get().favourites).toEqual([1]);
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'not_found', message: 'ไม่พบ' }));
});

it('sends nothing any more once stopped, and remembers it', async () => {
  const account = openAccount([1]);
  const { store, stop } = start();
  await expect.poll(() => store.get().memberId).toBe(7);

  stop();
  store.setFavourite(3, true);

  expect(store.get().unsent).toEqual({ 3: true });
  expect(account.calls).toEqual(['PUT ']);
});
