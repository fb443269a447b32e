import { expect, it } from 'vitest';
import { isNear } from './near-station.ts';

it.each([
  [1, true],
  [15, true],
  [16, false],
])('a station is, after a walk of %i minutes, near: %s', (walk_minutes, near) => {
  expect(isNear({ walk_minutes })).toBe(near);
});
