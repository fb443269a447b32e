import { describe, expect, it } from 'vitest';
import { mountFor } from './mounts.ts';

describe('mountFor', () => {
  it.each([
    ['/', 'public'],
    ['/en', 'public'],
    ['/assets/7', 'public'],
    ['/robots.txt', 'public'],
    ['/api', 'api'],
    ['/api/v1/assets', 'api'],
    ['/apiary', 'public'],
    ['/en/api', 'public'],
    ['/img/640/3f2a.webp', 'api'],
    ['/images', 'public'],
    ['/mcp', 'api'],
    ['/embed/th/assets/7', 'api'],
    ['/embedded', 'public'],
    ['/mcps', 'public'],
    ['/my-account', 'account'],
    ['/my-account/setting', 'account'],
    ['/my-account/assets/index-1a2b.js', 'account'],
    ['/en/my-account', 'account'],
    ['/my-accounting', 'public'],
    ['/en/my-accounting', 'public'],
    ['/my-account.data', 'public'],
    ['/sign-up', 'account'],
    ['/sign-ups', 'public'],
    ['/conversation', 'account'],
    ['/en/conversation', 'account'],
    ['/conversations', 'public'],
    ['/authenticate', 'account'],
    ['/en/authenticate/line_login', 'account'],
    ['/health/ready', 'closed'],
    ['/healthy-homes', 'public'],
    ['/metrics', 'closed'],
    ['/internal/content-version', 'closed'],
  ])('%s belongs to %s', (pathname, app) => {
    expect(mountFor(pathname).app).toBe(app);
  });
});

it.each([
  ['/embed/th/assets/7', true],
  ['/embed', true],
  ['/embedded', undefined],
  ['/en/embed/assets/7', undefined],
  ['/', undefined],
  ['/assets/7', undefined],
  ['/my-account', undefined],
  ['/api/v1/assets', undefined],
])('%s may be framed: %s', (pathname, isFramed) => {
  expect(mountFor(pathname).isFramed).toBe(isFramed);
});
