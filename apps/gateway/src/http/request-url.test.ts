import { describe, expect, it } from 'vitest';
import { parseRequestUrl, pathOfRejected } from './request-url.ts';

describe('parseRequestUrl', () => {
  it.each([
    ['/', '/', ''],
    ['/assets?q=a', '/assets', '?q=a'],
    ['/a/../api/v1', '/api/v1', ''],
    ['/a/%2e%2E/internal', '/internal', ''],
    ['/../../etc/passwd', '/etc/passwd', ''],
    ['/a\\..\\api', '/api', ''],
    ['/a%2f..%2fapi', '/a%2f..%2fapi', ''],
    ['/%6detrics', '/metrics', ''],
    ['/%65n/%7Emember%2D1', '/en/~member-1', ''],
    ['/%E0%B8%81%20a', '/%E0%B8%81%20a', ''],
    ['/a#b', '/a', ''],
    ['/a?', '/a', ''],
  ])('parses %s', (raw, pathname, search) => {
    expect(parseRequestUrl(raw)).toEqual({ pathname, search });
  });

  it.each([
    '*',
    'http://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '',
    'evil.example:443',
    '/en/assets/%ff',
    '/%E0%A4',
    '/100%',
  ])('rejects %j', (raw) => {
    expect(parseRequestUrl(raw)).toBeNull();
  });
});

describe('pathOfRejected', () => {
  it.each([
    ['/en/assets/%ff?q=1', '/en/assets/%ff'],
    ['/api/%ff', '/api/%ff'],
    ['//evil.example', '/'],
    ['*', '/'],
    ['http://evil.example/en', '/'],
    [`/en/${'a'.repeat(9_000)}`, `/en/${'a'.repeat(252)}`],
  ])('of %j', (target, path) => {
    expect(pathOfRejected(target)).toBe(path);
  });
});
