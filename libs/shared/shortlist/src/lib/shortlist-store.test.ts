import * as contract from '@yoodee/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as limits from './limits.ts';
import { createShortlistStore, shortlistKey } from './shortlist-store.ts';
import { emptyShortlist, parseShortlist } from './stored-shortlist.ts';

const stored = () => parseShortlist(localStorage.getItem(shortlistKey));
const keep = (value: unknown) => localStorage.setItem(shortlistKey, JSON.stringify(value));
const fromOtherTab = (value: unknown) => {
  keep(value);
  dispatchEvent(new StorageEvent('storage', { key: shortlistKey }));
};

beforeEach(() => localStorage.clear());

it('has the contract’s limits', () => {
  expect(limits.maxCompared).toBe(contract.maxCompared);
  expect(limits.favouriteLimits.count).toBe(contract.favouriteLimits.count);
});

describe('what is stored', () => {
  it.each([null, '', 'null', '[]', '7', '"x"', '{', '{"favourites":7,"compare":{"0":1}}'])('%j is nothing', (text) => {
    expect(parseShortlist(text)).toEqual(emptyShortlist);
  });

  it('loses its junk and keeps the rest', () => {
    const text = JSON.stringify({
      favourites: [3, '4', -1, 0, 1.5, 2 ** 60, null, 3, 5],
      compare: [9, 8, 7, 6, 5],
      memberId: 'me',
      unsent: { 3: true },
      __proto__: { x: 1 },
    });

    expect(parseShortlist(text)).toEqual({ favourites: [3, 5], compare: [9, 8, 7, 6], memberId: null, unsent: {} });
  });

  it('is read by the next page', () => {
    const store = createShortlistStore();
    store.setFavourite(1, true);
    store.setFavourite(2, true);
    store.offer(7);

    expect(createShortlistStore().get()).toMatchObject({ favourites: [2, 1], compare: [7] });
  });

  it('stays in memory where storage is refused', () => {
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createShortlistStore();

    store.setFavourite(1, true);

    expect(store.get().favourites).toEqual([1]);
    refusing.mockRestore();
  });
});

it('follows other tabs, and tells who listens', () => {
  const store = createShortlistStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);

  fromOtherTab({ favourites: [4], compare: [] });
  expect(store.get().favourites).toEqual([4]);
  stop();
  fromOtherTab({ favourites: [], compare: [] });

  expect(listener).toHaveBeenCalledOnce();
});

it('has no room for more favourites than the account', () => {
  keep({ favourites: Array.from({ length: limits.favouriteLimits.count }, (_, index) => index + 1) });
  const store = createShortlistStore();

  expect(store.setFavourite(9_999, true)).toBe(false);
  expect(store.setFavourite(7, true)).toBe(true);
  expect(store.get().favourites).not.toContain(9_999);
});

it('lets a fifth asset to compare wait for a place', () => {
  const store = createShortlistStore();
  for (const id of [1, 2, 2, 3, 4, 5]) store.offer(id);

  expect([store.get().compare, store.offered()]).toEqual([[1, 2, 3, 4], 5]);
  store.withdrawOffer();
  expect(store.offered()).toBeNull();
  store.offer(6);
  store.setCompared([1, 6, 3, 4]);

  expect([stored().compare, store.offered()]).toEqual([[1, 6, 3, 4], null]);
});

describe('a member’s favourites', () => {
  const joined = (tell: (id: number, isKept: boolean) => Promise<boolean>) => {
    const store = createShortlistStore();
    store.joinAccount(7, [2, 1], tell);
    return store;
  };

  it('tell the account of each change in order, and show it at once', async () => {
    const told: unknown[] = [];
    const store = joined(async (...change) => {
      told.push(change);
      return true;
    });

    store.setFavourite(3, true);
    store.setFavourite(1, false);
    expect(store.get()).toMatchObject({ favourites: [3, 2], unsent: { 1: false, 3: true } });

    await expect.poll(() => store.get().unsent).toEqual({});
    expect(told).toEqual([
      [3, true],
      [1, false],
    ]);
  });

  it('are taken back where the account refuses', async () => {
    const store = joined(async () => false);

    store.setFavourite(3, true);

    await expect.poll(() => store.get()).toMatchObject({ favourites: [2, 1], unsent: {} });
  });

  it('tell only what is meant in the end of a heart pressed twice', async () => {
    const told: unknown[] = [];
    const store = joined(async (...change) => {
      told.push(change);
      return true;
    });

    store.setFavourite(3, true);
    store.setFavourite(3, false);

    await expect.poll(() => store.get().unsent).toEqual({});
    expect(told.at(-1)).toEqual([3, false]);
    expect(store.get().favourites).toEqual([2, 1]);
  });

  it('are forgotten when the member signs out; a visitor’s are not', () => {
    const store = joined(async () => true);
    store.offer(5);
    store.forgetMember();
    expect(stored()).toEqual({ favourites: [], compare: [5], memberId: null, unsent: {} });

    store.setFavourite(8, true);
    store.forgetMember();
    expect(stored().favourites).toEqual([8]);
  });
});
