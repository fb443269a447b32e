import { expect, it } from 'vitest';
import { inChosenOrder } from './upload-order.ts';

it.each([
  ['nothing was uploaded', [3, 1, 2], [], [3, 1, 2]],
  [
    'they arrived in turn',
    [1, 2, 3],
    [
      [2, 10],
      [3, 11],
    ],
    [1, 2, 3],
  ],
  [
    'they arrived out of turn',
    [1, 2, 3],
    [
      [2, 11],
      [3, 10],
    ],
    [1, 3, 2],
  ],
  ['one that was there stands behind them', [2, 1], [[2, 10]], [1, 2]],
  [
    'one has gone since',
    [1, 3],
    [
      [2, 10],
      [3, 11],
    ],
    [1, 3],
  ],
] as [string, number[], [number, number][], number[]][])('when %s: %j', (_when, present, sequences, ids) => {
  expect(inChosenOrder(present, new Map(sequences))).toEqual(ids);
});
