import { expect, it } from 'vitest';
import { normalisedSearch } from './page-key.ts';

it.each([
  ['', ''],
  ['?', ''],
  ['?b=2&a=1', '?a=1&b=2'],
  ['?a=2&a=1', '?a=2&a=1'],
  ['?q=a%20b', '?q=a+b'],
  ['?q=คอนโด', '?q=%E0%B8%84%E0%B8%AD%E0%B8%99%E0%B9%82%E0%B8%94'],
  ['?utm_source=line&page=2&UTM_x=1', '?UTM_x=1&page=2'],
  ['?fbclid=x&gclid=y&ldtag_cl=z&openExternalBrowser=1', ''],
  ['?utm_source=a&utm_source=b', ''],
  ['?fbclid_note=1', '?fbclid_note=1'],
  ['?q=', '?q='],
])('%s becomes %s', (search, expected) => {
  expect(normalisedSearch(search)).toBe(expected);
});
