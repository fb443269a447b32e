import { expect, it } from 'vitest';
import { isNew, isStale } from './freshness.ts';

const now = new Date('2026-06-30T12:00:00+07:00');

it.each([
  ['published', '2026-05-16T12:00:01+07:00', false],
  ['published', '2026-05-16T12:00:00+07:00', true],
  ['published', null, false],
  ['reserved', '2026-05-01T12:00:00+07:00', false],
])('a %s listing confirmed at %s is stale: %s', (status, confirmed_at, stale) => {
  expect(isStale({ status, confirmed_at }, now)).toBe(stale);
});

it.each([
  ['2026-06-23T12:00:01+07:00', true],
  ['2026-06-23T12:00:00+07:00', false],
  [null, false],
])('a listing published at %s is new: %s', (published_at, expected) => {
  expect(isNew({ published_at }, now)).toBe(expected);
});
