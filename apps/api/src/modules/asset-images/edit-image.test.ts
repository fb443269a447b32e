import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { imageHref } from '@yoodee/site';
import { createImageCleanup } from '../images/image-cleanup.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let store: Awaited<ReturnType<typeof openDiskImageStore>>;
let member: TestMember;
let me: ReturnType<typeof actAs>;
let asset: MemberAsset;
let image: AssetImage;

/** 1800×1400: red on the left, blue on the right. */
const photograph = async () => {
  const red = await sharp({ create: { width: 900, height: 1400, channels: 3, background: '#d00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1800, height: 1400, channels: 3, background: '#00d' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
};

beforeAll(async () => {
  server = await openTestServer();
  store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await createTestMember(server);
  me = actAs(server.app, member);
  asset = await me.create();
  image = await me.upload(asset.id, await photograph());
});

const edit = async (body: object, { id, key } = image, of = asset) => {
  const url = `/api/v1/member/assets/${of.id}/images/${id}/edit`;
  const reply = await server.app.inject({ method: 'POST', url, headers: member.headers, payload: { key, ...body } });
  return { ...reply.json(), status: reply.statusCode } as { status: number; code?: string; data: AssetImage };
};
const edited = async (body: object, from = image, of = asset) => (await edit(body, from, of)).data;

/** The colour near a corner of the stored picture: `red` or `blue`. */
const colourAt = async (key: string, at: 'top left' | 'bottom right') => {
  const picture = sharp((await store.get(key))!);
  const { width, height } = await picture.metadata();
  const place = at === 'top left' ? { left: 5, top: 5 } : { left: width - 6, top: height - 6 };
  const [red = 0, , blue = 0] = await picture
    .extract({ ...place, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
};
const leftHalf = { x: 0, y: 0, width: 0.5, height: 1 };

describe('an edited picture', () => {
  it('is turned clockwise, under an address of its own', async () => {
    const turned = await edited({ turn: 90 });

    expect(turned).toMatchObject({ id: image.id, width: 1400, height: 1800, is_edited: true });
    expect(turned.key).not.toBe(image.key);
    expect([await colourAt(turned.key, 'top left'), await colourAt(turned.key, 'bottom right')]).toEqual([
      'red',
      'blue',
    ]);
    expect((await server.app.inject(imageHref(turned.key, 320))).statusCode).toBe(200);
  });

  it('is cropped as it is shown, from the original each time', async () => {
    const turned = await edited({ turn: 180 });
    const cropped = await edited({ crop: leftHalf }, turned);

    expect(cropped).toMatchObject({ width: 900, height: 1400 });
    expect([await colourAt(cropped.key, 'top left'), await colourAt(cropped.key, 'bottom right')]).toEqual([
      'blue',
      'blue',
    ]);
    expect(await store.has(turned.key)).toBe(false);
  });

  it('becomes its original again, byte by byte', async () => {
    const before = await store.get(image.key);
    const cropped = await edited({ crop: leftHalf });

    const again = await edited({ original: true }, cropped);

    expect(again).toMatchObject({ key: image.key, width: 1800, height: 1400, is_edited: false });
    expect(await store.get(image.key)).toEqual(before);
  });

  it('keeps its original in the store, also after a cleanup, and tells nobody its key', async () => {
    const cropped = await edited({ crop: leftHalf });
    await createImageCleanup({ db: server.db, store })();

    expect(await store.has(image.key)).toBe(true);
    expect(JSON.stringify(await me.get(asset.id))).not.toContain(image.key);
    await me.removeImage(asset.id, cropped.id);
    expect([await store.has(image.key), await store.has(cropped.key)]).toEqual([false, false]);
  });

  it.each([
    ['too small a part', { crop: { x: 0, y: 0, width: 0.2, height: 0.2 } }, 422, 'image_too_small'],
    ['a part outside', { crop: { x: 0.5, y: 0, width: 1.5, height: 1 } }, 400, 'invalid_request'],
    ['another angle', { turn: 45 }, 400, 'invalid_request'],
    ['an older picture', { turn: 90, key: 'another-key' }, 409, 'stale_version'],
  ])('is not made from %s', async (_name, body, status, code) => {
    expect(await edit(body)).toMatchObject({ status, code });
    expect((await me.get(asset.id)).images).toMatchObject([{ key: image.key }]);
  });

  it('is not made twice by two tabs, nor by another member', async () => {
    const replies = await Promise.all([edit({ turn: 90 }), edit({ turn: 90 })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);

    member = await createTestMember(server);
    expect(await edit({ turn: 90 })).toMatchObject({ status: 404 });
  });
});

it('of a listing is shown to visitors when the changes are published', async () => {
  const listing = await me.published();
  const [first] = listing.images;
  const shown = async () => {
    const reply = await server.app.inject(`/api/v1/assets/${listing.id}`);
    return (reply.json().data.images as AssetImage[])[0]!;
  };

  const turned = await edited({ turn: 90 }, first, listing);
  expect((await shown()).key).toBe(first!.key);
  await me.publishChanges(listing.id, (await me.get(listing.id)).version);

  expect(await shown()).toMatchObject({ id: first!.id, key: turned.key, width: turned.width, height: turned.height });
  expect(await shown()).not.toHaveProperty('is_edited');
});
