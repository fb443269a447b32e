import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { registerShareFont, shareFont } from './share-font.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers = {}) => server.app.inject({ url: `/share/${path}`, headers });

it('draws an asset as LINE and Facebook show links', async () => {
  const id = await insertAsset(server.db);
  const reply = await get(`th/asset-${id}.jpg`);

  expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('has an entity tag that changes with price, language and state only', async () => {
  const id = await insertAsset(server.db);
  const etagOf = async (locale: string) => (await get(`${locale}/asset-${id}.jpg`)).headers.etag;
  const first = await etagOf('th');

  expect(await etagOf('th')).toBe(first);
  expect(await etagOf('en')).not.toBe(first);
  for (const held of [first, `W/${first}`, `"other", ${first}`])
    expect((await get(`th/asset-${id}.jpg`, { 'if-none-match': held })).statusCode).toBe(304);
  await server.db.update(assets).set({ price_sale: 3_900_000 }).where(eq(assets.id, id));
  const cheaper = await etagOf('th');
  expect(cheaper).not.toBe(first);
  await server.db.update(assets).set({ status: 'sold' }).where(eq(assets.id, id));
  expect(await etagOf('th')).not.toBe(cheaper);
});

it('does not exist for hidden assets', async () => {
  const draft = await insertAsset(server.db, { status: 'draft', first_published_at: null });
  const hidden = await insertAsset(server.db, { status: 'hidden' });

  expect((await get(`th/asset-${draft}.jpg`)).statusCode).toBe(404);
  expect((await get(`th/asset-${hidden}.jpg`)).statusCode).toBe(410);
});

it.each(['th/asset-0.jpg', 'th/asset-1.png', 'th/asset-x.jpg', 'de/asset-1.jpg', 'th/asset-999999999.jpg', 'th/%00'])(
  'has nothing at %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

describe('Thai words', () => {
  beforeAll(registerShareFont);

  const sizeOf = async (text: string) => {
    const { info } = await sharp({ text: { text, font: `${shareFont} 60`, rgba: true, dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true });
    return info;
  };

  it.each([
    ['น้ำ', 'นำ'],
    ['ที่', 'ท'],
    ['ปู่', 'ป'],
  ])('have marks above and below the letters: %s is as wide as %s', async (marked, plain) => {
    const [whole, bare] = await Promise.all([sizeOf(marked), sizeOf(plain)]);

    expect(Math.abs(whole.width - bare.width)).toBeLessThanOrEqual(2);
    expect(whole.height).toBeGreaterThan(bare.height);
  });
});
