import { describe, expect, it } from 'vitest';
import { encodeBody, isCompressible, preferredEncoding } from './encodings.ts';

describe('preferredEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['identity;q=0.5, br', 'br'],
    ['identity;q=0, deflate', 'identity'],
    ['zstd', 'identity'],
    ['br;q=banana, gzip', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s chooses %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });

  it('chooses among the available codings', () => {
    expect(preferredEncoding('br, gzip', (encoding) => encoding !== 'br')).toBe('gzip');
  });
});

describe('encodeBody', () => {
  it('does not compress small bodies', async () => {
    expect(Object.keys(await encodeBody(Buffer.from('short')))).toEqual(['identity']);
  });

  it('compresses a text in both codings', async () => {
    const body = await encodeBody(Buffer.from('ประกาศขายบ้าน '.repeat(200)));

    expect(body.br!.length).toBeLessThan(body.identity.length);
    expect(body.gzip!.length).toBeLessThan(body.identity.length);
  });
});

it.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/rss+xml', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/webp', false],
  ['application/octet-stream', false],
  [undefined, false],
])('%s is compressible: %s', (contentType, expected) => {
  expect(isCompressible(contentType)).toBe(expected);
});
