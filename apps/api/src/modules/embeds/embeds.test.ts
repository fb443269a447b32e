import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assets } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_ORIGIN: 'https://yoodee.example' });
  id = await insertAsset(server.db, {
    title_th: 'ห้องมุม <script>alert(1)</script> & "สวน"',
    title_en: 'Corner room',
    price_sale: 4_800_000,
  });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });
const oembed = (query: Record<string, string>) => get(`/api/oembed?${new URLSearchParams(query)}`);

describe('the card', () => {
  it.each([
    ['th', 'ดูประกาศ', '฿4.8 ล้าน', '/assets/'],
    ['en', 'View listing', '฿4.8M', '/en/assets/'],
  ])('is a small document in %s that opens the page of the asset', async (locale, see, price, page) => {
    const reply = await get(`/embed/${locale}/assets/${id}`);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    expect(reply.body).toContain(`<html lang="${locale}">`);
    expect(reply.body).toContain(`href="${page}${id}" target="_blank" rel="noopener"`);
    expect(reply.body).toContain(price);
    expect(reply.body).toContain(see);
    expect(Buffer.byteLength(reply.body)).toBeLessThan(3_000);
  });

  it('runs no script and loads nothing but its style and picture; any site may frame it', async () => {
    const { body, headers } = await get(`/embed/th/assets/${id}`);
    const [, style] = /<style>([\s\S]*)<\/style>/.exec(body)!;
    const hash = createHash('sha256').update(style!).digest('base64');

    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    );
    expect(body).not.toContain('<script');
    expect(body).toContain('ห้องมุม &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;สวน&quot;');
    expect(body).not.toMatch(/ style="| on\w+=/);
  });

  it.each([
    ['sold', 200],
    ['paused', 404],
    ['hidden', 404],
    ['draft', 404],
  ] as const)('of a listing that is %s answers %i', async (status, expected) => {
    const other = await insertAsset(server.db, { title_th: 'ห้องลับ' });
    await server.db.update(assets).set({ status }).where(eq(assets.id, other));

    const { statusCode, body } = await get(`/embed/th/assets/${other}`);

    expect(statusCode).toBe(expected);
    if (expected === 404) {
      expect(body).toContain('ประกาศนี้ไม่อยู่แล้ว');
      expect(body).not.toContain('ห้องลับ');
    }
  });

  it.each(['/embed/de/assets/1', '/embed/th/assets/x', '/embed/th/assets/0', '/embed/th/assets/9999999999999999'])(
    'does not exist at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('oEmbed', () => {
  it.each([
    ['', 'th', 'อยู่ดี'],
    ['/en', 'en', 'Yoodee'],
  ])('gives a frame for the page below %j', async (prefix, locale, provider) => {
    const reply = await oembed({ url: `https://yoodee.example${prefix}/assets/${id}?utm_source=x` });

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: provider,
      width: 360,
      height: 400,
      thumbnail_width: 640,
      thumbnail_height: 480,
    });
    expect(reply.json().html).toContain(`src="https://yoodee.example/embed/${locale}/assets/${id}"`);
    expect(reply.json().html).not.toContain('<script');
  });

  it('keeps to the size that is asked for', async () => {
    const reply = await oembed({ url: `https://yoodee.example/assets/${id}`, maxwidth: '300', maxheight: '900' });

    expect(reply.json()).toMatchObject({ width: 300, height: 400 });
  });

  it.each([
    ['an address of another site', { url: 'https://other.example/assets/1' }, 404],
    ['another page', { url: 'https://yoodee.example/news/1' }, 404],
    ['no address', { url: 'x' }, 404],
    ['an asset that is unknown', { url: 'https://yoodee.example/assets/999999' }, 404],
    ['nothing', {}, 400],
    ['XML', { url: 'https://yoodee.example/assets/1', format: 'xml' }, 400],
    ['a width of nothing', { url: 'https://yoodee.example/assets/1', maxwidth: '0' }, 400],
  ])('refuses %s', async (_what, query, status) => {
    const reply = await oembed(query as Record<string, string>);

    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).not.toBe('');
  });
});
