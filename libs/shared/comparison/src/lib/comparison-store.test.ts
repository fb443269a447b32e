import * as contract from '@yoodee/api-contract/assets';
import { beforeEach, expect, it } from 'vitest';
import { comparisonKey, createComparisonStore } from './comparison-store.ts';
import { maxCompared } from './max-compared.ts';

beforeEach(() => localStorage.clear());

it('has the contract’s limit', () => {
  expect(maxCompared).toBe(contract.maxCompared);
});

it.each([
  ['null', []],
  ['7', []],
  ['{', []],
  ['{"ids":{"0":1}}', []],
  ['{"ids":[9,"8",-1,9,7,6,5,4]}', [9, 7, 6, 5]],
])('reads %s as %j', (stored, ids) => {
  localStorage.setItem(comparisonKey, stored);

  expect(createComparisonStore().get()).toEqual({ ids, offered: null });
});

it('offers a fifth asset as a replacement', () => {
  const store = createComparisonStore();
  for (const id of [1, 2, 2, 3, 4, 5]) store.add(id);

  expect(store.get()).toEqual({ ids: [1, 2, 3, 4], offered: 5 });
  store.withdrawOffer();
  expect(store.get().offered).toBeNull();
  store.add(6);
  store.set([1, 6, 3, 4]);

  expect(store.get()).toEqual({ ids: [1, 6, 3, 4], offered: null });
});

it('is read again on the next page, without the offered asset', () => {
  const store = createComparisonStore();
  for (const id of [1, 2, 3, 4, 5]) store.add(id);

  expect(createComparisonStore().get()).toEqual({ ids: [1, 2, 3, 4], offered: null });
});
