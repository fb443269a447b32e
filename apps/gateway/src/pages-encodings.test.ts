import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const long = (text: string) => `<!doctype html><title>${text}</title>${'<p>คอนโดใกล้รถไฟฟ้า</p>'.repeat(100)}`;

describe('content codings', () => {
  it('sends the same content in the coding that the client prefers', async () => {
    const html = long('อยู่ดี');
    const site = await startSite({ public: publicPage(html) });
    const fetchAs = (codings: string) => site.fetch('/assets', { headers: { 'accept-encoding': codings } });

    const br = await fetchAs('gzip, deflate, br');
    const gzip = await fetchAs('br;q=0.5, gzip');
    const identity = await fetchAs('br;q=0, gzip;q=0');

    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', html]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', html]);
    expect([identity.headers['content-encoding'], identity.text]).toEqual([undefined, html]);
    for (const { headers, body } of [br, gzip, identity]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('accept-encoding');
    }
    expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('sends 304 when the client has the content in any coding, under any version', async () => {
    const site = await startSite({ public: publicPage(long('x')) });
    const { headers } = await site.fetch('/assets', { headers: { 'accept-encoding': 'br' } });
    site.content.version = 'v2';
    site.clock.advance(401);

    const reply = await site.fetch('/assets', {
      headers: { 'if-none-match': `"other", W/${String(headers.etag)}`, 'accept-encoding': 'gzip' },
    });

    expect([reply.status, reply.body.length, reply.headers['content-type']]).toEqual([304, 0, undefined]);
    expect(reply.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await site.fetch('/assets', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await site.fetch('/assets', { headers: { 'if-none-match': '*' } })).status).toBe(304);
  });

  it('compresses pages that are not cached', async () => {
    const html = long('x');
    const site = await startSite({ public: publicPage(html, { 'cache-control': 'no-store' }) });

    const reply = await site.fetch('/assets', { headers: { 'accept-encoding': 'br' } });

    expect(brotliDecompressSync(reply.body).toString()).toBe(html);
  });
});
