import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const long = (text: string) => `<!doctype html><title>${text}</title>${'<p>คอนโดใกล้รถไฟฟ้า</p>'.repeat(100)}`;

describe('sending', () => {
  it('answers in the coding the reader likes best, the same content each time', async () => {
    const html = long('อยู่ดี');
    const site = await startSite({ public: publicPage(html) });
    const askFor = (codings: string) => site.ask('/assets', { headers: { 'accept-encoding': codings } });

    const br = await askFor('gzip, deflate, br');
    const gzip = await askFor('br;q=0.5, gzip');
    const identity = await askFor('br;q=0, gzip;q=0');

    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', html]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', html]);
    expect([identity.headers['content-encoding'], identity.text]).toEqual([undefined, html]);
    for (const { headers, body } of [br, gzip, identity]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('accept-encoding');
    }
    expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('answers 304 to whoever has the content, in any coding, kept or asked for under another version', async () => {
    const site = await startSite({ public: publicPage(long('x')) });
    const { headers } = await site.ask('/assets', { headers: { 'accept-encoding': 'br' } });
    site.content.version = 'v2';
    site.clock.advance(401);

    const answer = await site.ask('/assets', {
      headers: { 'if-none-match': `"other", W/${String(headers.etag)}`, 'accept-encoding': 'gzip' },
    });

    expect([answer.status, answer.body.length, answer.headers['content-type']]).toEqual([304, 0, undefined]);
    expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await site.ask('/assets', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('compresses pages that are not kept too', async () => {
    const html = long('x');
    const site = await startSite({ public: publicPage(html, { 'cache-control': 'no-store' }) });

    const answer = await site.ask('/assets', { headers: { 'accept-encoding': 'br' } });

    expect(brotliDecompressSync(answer.body).toString()).toBe(html);
  });
});
