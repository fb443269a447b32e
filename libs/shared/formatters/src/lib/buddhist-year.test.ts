import { expect, it } from 'vitest';
import { parseBuddhistYear } from './buddhist-year.ts';

it.each([
  ['2568', 2025],
  [2568, 2025],
  ['๒๕๖๘', 2025],
  [' 2025 ', 2025],
  [2400, 2400],
  [2401, 1858],
  ['68', null],
  ['พ.ศ. 2568', null],
  ['', null],
])('reads the year %j as %j', (year, expected) => {
  expect(parseBuddhistYear(year)).toBe(expected);
});
