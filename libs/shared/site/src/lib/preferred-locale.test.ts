import { expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

it.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['fr,de;q=0.9', null],
  ['fr,en;q=0.1', 'en'],
  ['en;q=0.2,th;q=0.9', 'th'],
  ['en;q=0', null],
  ['*', null],
  ['', null],
  [undefined, null],
  [';;;,,,q=', null],
  ['en;q=nonsense,th;q=0.1', 'th'],
])('%j prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
