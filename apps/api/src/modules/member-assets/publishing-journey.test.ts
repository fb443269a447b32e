import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAsset, type AssetDetail } from '@yoodee/api-contract/assets';
import type { AssetImage } from '@yoodee/api-contract/images';
import { getMemberAsset } from '@yoodee/api-contract/member-assets';
import { imageHref, imageWidths } from '@yoodee/site';
import { readContentVersion } from '../../db/content-version.ts';
import { actAs, condo } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { testPhotograph } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { commonWidths } from '../images/variants.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});
afterAll(() => server.close());

const originalOf = ({ key }: AssetImage) =>
  readFile(join(server.env.DATA_DIR, 'images', 'originals', key.slice(-2), key));

const publicAsset = async (id: number) => {
  const reply = await server.app.inject(`/api/v1/assets/${id}`);
  return { status: reply.statusCode, asset: reply.json().data as AssetDetail };
};

it('takes a listing from an empty draft to the public page, pictures upright and without location', async () => {
  const me = actAs(server.app, member);

  const draft = await me.create();
  expect(draft).toMatchObject({ status: 'draft', version: 1, title_th: null, completeness: 0, images: [] });
  expect((await publicAsset(draft.id)).status).toBe(404);

  const { title_th, description_th, price_sale, ...first } = condo;
  const half = await me.change(draft.id, { ...first, version: 1 });
  expect(half).toMatchObject({ version: 2, postal_code: expect.stringMatching(/^\d{5}$/) });
  expect(half.publish_gaps.map(({ field }) => field)).toEqual(['price_sale', 'title_th', 'description_th', 'images']);

  const photographs = await Promise.all([
    testPhotograph({ width: 4000, height: 3000, withPlace: true }),
    testPhotograph({ width: 1600, height: 1200, orientation: 6, withPlace: true }),
    testPhotograph({ withPlace: true }),
    testPhotograph(),
    testPhotograph(),
  ]);
  expect(await exifr.gps(photographs[0]!)).toMatchObject({ latitude: expect.closeTo(13.73, 1) });
  const images = [];
  for (const photograph of photographs) images.push(await me.upload(draft.id, photograph));
  expect(images.map(({ width, height, sort }) => [width, height, sort])).toEqual([
    [3072, 2304, 0],
    [1200, 1600, 1],
    [1200, 900, 2],
    [1200, 900, 3],
    [1200, 900, 4],
  ]);

  const full = await me.change(draft.id, { title_th, description_th, price_sale, version: 2 });
  expect(full).toMatchObject({ version: 3, publish_gaps: [] });
  const before = await readContentVersion(server.db);
  const published = await me.publish(draft.id, 3);
  expect(published).toMatchObject({ status: 'published', version: 4 });
  expect(Date.parse(published.expires_at!) - Date.parse(published.published_at!)).toBe(60 * 86_400_000);
  expect((await readContentVersion(server.db)).version).toBeGreaterThan(before.version);

  const { asset } = await publicAsset(draft.id);
  expect(getAsset.response.parse(asset)).toMatchObject({
    title_th,
    price_sale,
    price_original_sale: price_sale,
    events: [{ kind: 'published' }],
  });
  expect(asset.images.map(({ key }) => key)).toEqual(images.map(({ key }) => key));
  const listed = await server.app.inject('/api/v1/assets?q=ทองหล่อ&listing_type=sale');
  expect(listed.json().data.items.map(({ id }: { id: number }) => id)).toContain(draft.id);

  for (const image of images) {
    const files: Buffer[] = [await originalOf(image)];
    for (const width of image === images[1] ? imageWidths : commonWidths) {
      const reply = await server.app.inject(imageHref(image.key, width));
      expect(reply.headers['content-type']).toBe('image/webp');
      const shown = await sharp(reply.rawPayload).metadata();
      expect([shown.format, shown.width]).toEqual(['webp', Math.min(width, image.width)]);
      files.push(reply.rawPayload);
    }
    for (const file of files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(await exifr.parse(file, true).catch(() => undefined)).toBeUndefined();
    }
  }
}, 60_000);

it('accepts the same publishing twice, with one event', async () => {
  const me = actAs(server.app, member);
  const published = await me.published();

  const again = await me.publish(published.id, published.version - 1);

  expect(again).toEqual(published);
  expect((await publicAsset(published.id)).asset.events).toHaveLength(1);
});

it('preserves everything for the next server on the same data', async () => {
  const me = actAs(server.app, member);
  const published = await me.published();
  const next = await server.replica();

  expect(getMemberAsset.response.parse(await actAs(next, member).get(published.id))).toEqual(published);
  expect((await next.inject(imageHref(published.images[0]!.key, 640))).statusCode).toBe(200);
});
