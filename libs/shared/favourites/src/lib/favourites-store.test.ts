import * as contract from '@yoodee/api-contract/favourites';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noFavourites, parseFavourites, type FavouriteOperation } from './favourites-state.ts';
import { createFavouritesStore, favouritesKey, type SendOperation } from './favourites-store.ts';
import { favouriteLimits } from './limits.ts';

const save: FavouriteOperation = { type: 'save' };
const remove: FavouriteOperation = { type: 'remove' };

const storeValue = (value: unknown) => localStorage.setItem(favouritesKey, JSON.stringify(value));

beforeEach(() => localStorage.clear());

it('has the contract’s limit', () => {
  expect(favouriteLimits.count).toBe(contract.favouriteLimits.count);
});

describe('the stored favourites', () => {
  it.each([undefined, null, [], 7, 'x', { ids: 7, memberId: {} }])('%j is an empty list', (stored) => {
    expect(parseFavourites(stored)).toEqual(noFavourites);
  });

  it('lose invalid parts and keep the rest', () => {
    const ids = [3, '4', -1, 0, 1.5, 2 ** 60, null, 3, 5];

    expect(parseFavourites({ ids, memberId: 'me', pending: { 3: save } })).toEqual({
      ids: [3, 5],
      memberId: null,
      pending: {},
    });
    const pending = { 3: save, 4: { type: 'save', note: 'x' }, 5: remove, 6: { type: 'junk' }, x: save, 7: true };
    expect(parseFavourites({ ids, memberId: 7, pending }).pending).toEqual({
      3: save,
      4: { type: 'save', note: 'x' },
      5: remove,
    });
  });

  it('are read again on the next page', () => {
    const store = createFavouritesStore();
    store.save(1);
    store.save(2);

    expect(createFavouritesStore().get().ids).toEqual([2, 1]);
  });
});

it('follows other tabs, and notifies listeners', () => {
  const store = createFavouritesStore();
  const listener = vi.fn();
  store.subscribe(listener);

  storeValue({ ids: [4] });
  dispatchEvent(new StorageEvent('storage', { key: favouritesKey }));

  expect(store.get().ids).toEqual([4]);
  expect(listener).toHaveBeenCalledOnce();
});

it('holds no more favourites than the account', () => {
  storeValue({ ids: Array.from({ length: favouriteLimits.count }, (_, index) => index + 1) });
  const store = createFavouritesStore();

  expect(store.save(9_999)).toBe(false);
  expect(store.save(7)).toBe(true);
  expect(store.get().ids).not.toContain(9_999);
});

describe('a member’s favourites', () => {
  const connected = (send: SendOperation) => {
    const store = createFavouritesStore();
    store.connect(7, [2, 1], send);
    return store;
  };
  const recorded = () => {
    const sent: unknown[] = [];
    const store = connected(async (...operation) => {
      sent.push(operation);
      return true;
    });
    return { store, sent };
  };

  it('send each operation to the account in order, and apply it at once', async () => {
    const { store, sent } = recorded();

    store.save(3);
    store.remove(1);
    expect(store.get()).toMatchObject({ ids: [3, 2], pending: { 1: remove, 3: save } });

    await expect.poll(() => store.get().pending).toEqual({});
    expect(sent).toEqual([
      [3, save],
      [1, remove],
    ]);
  });

  it('are reverted when the account refuses the operation', async () => {
    const store = connected(async () => false);

    store.save(3);

    await expect.poll(() => store.get()).toMatchObject({ ids: [2, 1], pending: {} });
  });

  it('send only the last of two clicks on a heart', async () => {
    const { store, sent } = recorded();

    store.save(3);
    store.remove(3);

    await expect.poll(() => store.get().pending).toEqual({});
    expect(sent.at(-1)).toEqual([3, remove]);
    expect(store.get().ids).toEqual([2, 1]);
  });

  it('keep their note when a removal is undone', async () => {
    const { store, sent } = recorded();
    store.remove(1);
    await expect.poll(() => store.get().pending).toEqual({});

    store.save(1, 'Near work');

    await expect.poll(() => store.get().pending).toEqual({});
    expect(sent.at(-1)).toEqual([1, { type: 'save', note: 'Near work' }]);
  });

  it('stay confirmed after another tab has written the same state', async () => {
    let confirm = (_isAccepted: boolean) => {};
    const store = connected(() => new Promise((resolve) => (confirm = resolve)));
    store.subscribe(() => undefined);
    store.save(3);
    await Promise.resolve();

    dispatchEvent(new StorageEvent('storage', { key: favouritesKey }));
    confirm(true);

    await expect.poll(() => store.get()).toMatchObject({ ids: [3, 2, 1], pending: {} });
  });

  it('include what was saved on another device, but nothing removed since the request', async () => {
    const { store } = recorded();
    const before = store.get();
    store.remove(1);
    await expect.poll(() => store.get().pending).toEqual({});

    store.addFromAccount([9, 2, 1], before);

    expect(store.get().ids).toEqual([2, 9]);
  });

  it('include nothing whose removal was pending at the time of the request', async () => {
    const { store } = recorded();
    store.remove(1);
    const before = store.get();
    await expect.poll(() => store.get().pending).toEqual({});

    store.addFromAccount([2, 1], before);

    expect(store.get().ids).toEqual([2]);
  });

  it('are removed from the browser when the member signs out; a visitor’s are not', () => {
    const { store } = recorded();
    store.forgetMember();
    expect(createFavouritesStore().get()).toEqual(noFavourites);

    store.save(8);
    store.forgetMember();
    store.addFromAccount([9], store.get());
    expect(createFavouritesStore().get().ids).toEqual([8]);
  });
});
