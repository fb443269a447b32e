import { expect, it } from 'vitest';
import { parseRequestUrl } from '../http/request-url.ts';
import { pagePath } from './page-path.ts';

it.each([
  ['/assets', '/assets'],
  ['/assets?', '/assets'],
  ['/assets?price_min=2&page=1', '/assets?page=1&price_min=2'],
  ['/assets?station=2&station=1', '/assets?station=2&station=1'],
  ['/assets?q=a%20b', '/assets?q=a+b'],
  ['/assets?q=คอนโด', '/assets?q=%E0%B8%84%E0%B8%AD%E0%B8%99%E0%B9%82%E0%B8%94'],
  ['/assets?utm_source=line&page=2&UTM_x=1', '/assets?page=2'],
  ['/assets?evict=0.123&__proto__=1', '/assets'],
  ['/assets?q=', '/assets?q='],
  ['/en/assets/7?evict=1', '/en/assets/7'],
  ['/nowhere?q=1', '/nowhere'],
  ['/?q=1', '/'],
  ['/page-data?path=%2Fassets%3Fpage%3D2%26evict%3D1&evict=2', '/page-data?path=%2Fassets%3Fpage%3D2'],
  ['/page-data/abc?path=%2Fassets%2F7%3Futm_source%3Da', '/page-data/abc?path=%2Fassets%2F7'],
  ['/page-data?path=//evil.example', '/page-data?path=%2F%2Fevil.example'],
  [
    '/page-data?path=%2Fpage-data%3Fpath%3D%252Fassets%253Fevict%253D1',
    '/page-data?path=%2Fpage-data%3Fpath%3D%252Fassets',
  ],
])('%s becomes %s', (asked, expected) => {
  expect(pagePath(parseRequestUrl(asked)!)).toBe(expected);
});
