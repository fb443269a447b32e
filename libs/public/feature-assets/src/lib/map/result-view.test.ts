import { describe, expect, it } from 'vitest';
import { inView, keepView, readResultView } from './result-view.ts';

describe('readResultView', () => {
  it.each([
    ['', 'list'],
    ['view=split', 'split'],
    ['view=map', 'map'],
    ['view=globe', 'list'],
    ['view=', 'list'],
  ])('maps %j to %s', (search, view) => {
    expect(readResultView(new URLSearchParams(search))).toBe(view);
  });
});

describe('inView', () => {
  it.each([
    ['/assets', 'map', '/assets?view=map'],
    ['/assets?q=a&view=map', 'split', '/assets?q=a&view=split'],
    ['/assets?q=a&view=map', 'list', '/assets?q=a'],
    ['/en/assets?view=split', 'list', '/en/assets'],
  ] as const)('%s in view %s is %s', (href, view, expected) => {
    expect(inView(href, view)).toBe(expected);
  });
});

it('changes only the view of a page’s links', () => {
  const page = { total: 3, nextHref: '/assets?page=2', previousHref: null, chips: [{ text: 'href', href: '/assets' }] };

  expect(keepView(page, 'split')).toEqual({
    total: 3,
    nextHref: '/assets?page=2&view=split',
    previousHref: null,
    chips: [{ text: 'href', href: '/assets?view=split' }],
  });
  expect(keepView(page, 'list')).toBe(page);
});
