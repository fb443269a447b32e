import { describe, expect, it } from 'vitest';
import { moved, withHidden } from './photo-order.ts';

describe('moved pictures', () => {
  it.each([
    ['first', [3], [3, 1, 2, 4]],
    ['earlier', [3], [1, 3, 2, 4]],
    ['later', [3], [1, 2, 4, 3]],
    ['last', [1], [2, 3, 4, 1]],
    ['first', [4, 2], [2, 4, 1, 3]],
    ['last', [3, 1], [2, 4, 1, 3]],
    ['earlier', [1], [1, 2, 3, 4]],
    ['later', [4], [1, 2, 3, 4]],
  ] as const)('go %s', (move, moving, expected) => {
    expect(moved([1, 2, 3, 4], moving, move)).toEqual(expected);
  });

  it('leave hidden pictures in their positions', () => {
    expect(withHidden([1, 2, 3, 4, 5], [5, 3, 1])).toEqual([5, 2, 3, 4, 1]);
  });
});
