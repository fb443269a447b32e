import { expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, null],
  ['Enter', 1, 3, null],
])('%s on option %i of %i moves to %o', (key, active, count, next) => {
  expect(nextOption(key, active, count)).toBe(next);
});
