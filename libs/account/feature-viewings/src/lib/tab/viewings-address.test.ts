import { hrefs } from '@yoodee/site';
import { mondayOf, today } from '@yoodee/ui-viewings';
import { expect, it } from 'vitest';
import { readViewingsAddress, viewingsHref } from './viewings-address.ts';

const thisWeek = mondayOf(today());

it.each([
  ['', { view: 'upcoming', week: thisWeek, viewing: undefined }],
  ['view=past', { view: 'past', week: thisWeek, viewing: undefined }],
  ['week=2026-12-03', { view: 'upcoming', week: '2026-11-30', viewing: undefined }],
  ['viewing=31', { view: 'upcoming', week: thisWeek, viewing: 31 }],
  // Nonsense.
  ['view=x&week=2026-99-99&viewing=-1', { view: 'upcoming', week: thisWeek, viewing: undefined }],
])('?%s is read', (query, address) => {
  expect(readViewingsAddress(new URLSearchParams(query))).toEqual(address);
});

it.each([
  [{}, '/en/my-account?tab=viewings'],
  [{ view: 'hours' }, '/en/my-account?tab=viewings&view=hours'],
  [{ week: thisWeek, viewing: 31 }, '/en/my-account?tab=viewings&viewing=31'],
  [{ week: '2020-01-06' }, '/en/my-account?tab=viewings&week=2020-01-06'],
] as const)('%o has an address', (address, href) => {
  expect(viewingsHref(hrefs('en'), address)).toBe(href);
});
