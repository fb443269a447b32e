import { expect, it, vi } from 'vitest';
import { createPageData } from './page-data.ts';

const { signal } = new AbortController();
const hashIn = (href: string) => href.split(/[/?]/)[2]!;
const nothing = async () => null;

it('finds data by the URL in the document', () => {
  const pageData = createPageData(() => Promise.reject(new Error('not called')));

  const href = pageData.store('{"a":1}', '/assets?page=2');

  expect(pageData.known(hashIn(href))).toBe('{"a":1}');
  expect(new URL(href, 'http://site').searchParams.get('path')).toBe('/assets?page=2');
});

it('loads the page again in another process, and finds nothing when the content has changed', async () => {
  const href = createPageData(nothing).store('data', "/assets?q=(it's~*)+a%20b");
  const load = vi.fn(async () => 'data');

  expect(await createPageData(load).loadAgain(href, signal)).toBe('data');
  expect(load).toHaveBeenCalledWith("/assets?q=(it's~*)+a%20b", signal);
  expect(await createPageData(async () => 'other').loadAgain(href, signal)).toBeNull();
  expect(await createPageData(nothing).loadAgain(href, signal)).toBeNull();
});

it('does not store data under a different hash', async () => {
  const pageData = createPageData(async () => 'data');
  const href = createPageData(nothing).store('data', '/assets');

  expect(await pageData.loadAgain('/page-data/AAAAAAAAAAAAAAAA?path=%2Fassets', signal)).toBeNull();

  expect(pageData.known(hashIn(href))).toBeNull();
});

it.each([
  '/page-data/AAAAAAAAAAAAAAAA',
  '/page-data/AAAAAAAAAAAAAAAA?path=/assets',
  '/page-data/AAAAAAAAAAAAAAAA?path=%2fassets',
  '/page-data/AAAAAAAAAAAAAAAA?path=%2Fassets&path=%2Fassets',
  '/page-data/AAAAAAAAAAAAAAAA?path=%2Fassets&utm_source=x',
  '/page-data/AAAAAAAAAAAAAAA?path=%2Fassets',
  '/page-data/..%2F..%2Fetc%2Fpasswd?path=%2Fassets',
])('loads nothing for the invalid URL %s', async (href) => {
  const load = vi.fn(async () => 'data');

  expect(await createPageData(load).loadAgain(href, signal)).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
