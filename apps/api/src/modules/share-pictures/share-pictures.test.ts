import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eq } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { registerShareFont, shareFont } from './share-font.ts';
import { createSharePictures } from './share-pictures.ts';

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

it('says what is on it: the same until the price, the language or the state is another', async () => {
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

it('has none of what nobody may see', async () => {
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

it('draws again once the disk has room for its typeface', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoodee-fonts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fontFolder = join(folder, 'fonts');
  await writeFile(fontFolder, 'a file where a folder should be');
  const [asset] = await createAssetQueries(server.db).findOpenSummaries([await insertAsset(server.db)]);
  const variants = { get: async () => null, prepare: () => undefined, idle: async () => undefined };
  const picture = createSharePictures({ variants, fontFolder }).of(asset!, 'th');

  await expect(picture.bytes()).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(fontFolder);

  expect(await picture.bytes()).toBeInstanceOf(Buffer);
});

describe('Thai words', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'yoodee-fonts-'));
    await registerShareFont(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

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
  ])('have their marks above and below the letters: %s is as wide as %s', async (marked, plain) => {
    const [whole, bare] = await Promise.all([sizeOf(marked), sizeOf(plain)]);

    expect(Math.abs(whole.width - bare.width)).toBeLessThanOrEqual(2);
    expect(whole.height).toBeGreaterThan(bare.height);
  });
});
