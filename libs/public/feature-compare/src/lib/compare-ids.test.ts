import { expect, it } from 'vitest';
import { readAddedId, readAssetId, readCompareIds } from './compare-ids.ts';

it.each([
  ['12', 12],
  [' a0000012 ', 12],
  ['A12', 12],
  ['๑๒', 12],
  ['https://yoodee.example/en/assets/12?utm_source=line', 12],
  ['/assets/12', 12],
  ['/assets/compare', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1234567890123456', null],
  ['A', null],
  ["1' or 1=1", null],
])('%s has the ids %s', (text, id) => {
  expect(readAssetId(text)).toBe(id);
});

it.each([
  [null, { ids: [], repeated: [], overflow: [], foreign: [] }],
  ['3,1,2', { ids: [3, 1, 2], repeated: [], overflow: [], foreign: [] }],
  ['1,A0000001, 2,', { ids: [1, 2], repeated: [1], overflow: [], foreign: [] }],
  ['1,2,3,4,5,5', { ids: [1, 2, 3, 4], repeated: [5], overflow: [5], foreign: [] }],
  ['1\u0000,\u0000,b\u0001', { ids: [1], repeated: [], overflow: [], foreign: ['b'] }],
  ['1,<b>,x,x', { ids: [1], repeated: [], overflow: [], foreign: ['<b>', 'x'] }],
])('parses %s', (text, read) => {
  expect(readCompareIds(text)).toEqual(read);
});

it('limits the length of a hostile URL', () => {
  const { foreign, overflow } = readCompareIds(`${'ก'.repeat(5_000)},${Array.from({ length: 900 }, (_, n) => n + 1)}`);

  expect(foreign).toEqual(['ก'.repeat(24)]);
  expect(overflow).toEqual([5, 6, 7, 8]);
});

it.each([
  [null, [1], null],
  ['  ', [1], null],
  ['A0000007', [1], { ids: [1, 7] }],
  ['7', [1, 2, 3, 4], { problem: 'full' }],
  ['1', [1], { problem: 'repeated' }],
  ['บ้าน', [], { problem: 'unreadable' }],
])('adds %s to %j', (text, ids, added) => {
  expect(readAddedId(text, ids)).toEqual(added);
});
