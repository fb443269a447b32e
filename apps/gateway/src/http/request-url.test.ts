import { describe, expect, it } from 'vitest';
import { parseRequestUrl } from './request-url.ts';

describe('parseRequestUrl', () => {
  it.each([
    ['/', '/', ''],
    ['/assets?q=a', '/assets', '?q=a'],
    ['/a/../api/v1', '/api/v1', ''],
    ['/a/%2e%2E/internal', '/internal', ''],
    ['/../../etc/passwd', '/etc/passwd', ''],
    ['/a\\..\\api', '/api', ''],
    ['/a%2f..%2fapi', '/a%2f..%2fapi', ''],
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
  ])('rejects %j', (raw) => {
    expect(parseRequestUrl(raw)).toBeNull();
  });
});
