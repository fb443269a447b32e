import { expect, it } from 'vitest';
import { pageQueryNames } from './page-queries.ts';

it.each([
  ['/assets', 'price_min', true],
  ['/en/assets', 'view', true],
  ['/assets/', 'page', false],
  ['/ASSETS', 'page', false],
  ['/assets/best', 'q', true],
  ['/assets/best', 'view', false],
  ['/assets/compare', 'ids', true],
  ['/en/member/7', 'page', true],
  ['/news', 'category', true],
  ['/projects', 'name', true],
  ['/en/projects', 'after', true],
  ['/projects/7', 'questions', true],
  ['/projects/7', 'page', false],
  ['/page-data', 'path', true],
  ['/page-data/AAAAAAAAAAAAAAAA', 'path', true],
  ['/assets', 'evict', false],
  ['/assets', 'utm_source', false],
  ['/assets', 'constructor', false],
  ['/assets/7', 'page', false],
  ['/', 'page', false],
  ['/en', 'page', false],
  ['/member/7/8', 'page', false],
])('%s depends on %s: %s', (pathname, name, isUsed) => {
  expect(pageQueryNames(pathname).has(name)).toBe(isUsed);
});
