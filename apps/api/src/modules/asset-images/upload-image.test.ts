import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetImage } from '@yoodee/api-contract/images';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { assetImages, rateWindows } from '../../db/schema.ts';
import { actAs, sendUpload } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { multipartOf, testPhotograph } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let photograph: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  photograph = await testPhotograph({ width: 840, height: 630 });
});
afterAll(() => server.close());

/** A new member per test: rate limits count per member. */
const newMember = async () => {
  const member = await createTestMember(server);
  const me = actAs(server.app, member);
  return { member, me, asset: await me.create() };
};

const send = (member: TestMember, assetId: number, body: ReturnType<typeof multipartOf>, extra = {}) =>
  sendUpload(server.app, member, assetId, body, extra);

const rowsOf = (assetId: number) => server.db.select().from(assetImages).where(eq(assetImages.asset_id, assetId));

describe('accepted uploads', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['PNG with transparency', () => sharp(photograph).ensureAlpha(0.5).png().toBuffer()],
    ['WebP', () => sharp(photograph).webp().toBuffer()],
    ['AVIF', () => sharp(photograph).avif({ effort: 0 }).toBuffer()],
    ['grey JPEG', () => sharp(photograph).greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => sharp(photograph).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'JPEG with something behind it',
      async () => Buffer.concat([photograph, Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('%s becomes a plain sRGB JPEG', async (_name, file) => {
    const { member, asset } = await newMember();

    const reply = await send(
      member,
      asset.id,
      multipartOf(await file(), { filename: '../../x.svg', type: 'text/html' }),
    );

    expect(reply.statusCode).toBe(201);
    const { key, width, height } = reply.json().data as AssetImage;
    const stored = sharp(join(server.env.DATA_DIR, 'images', 'originals', key.slice(-2), key));
    expect(await stored.metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, width, height });
    expect((await stored.toBuffer()).includes('<script>')).toBe(false);
  });

  it('five at once, each with its own position', async () => {
    const { me, asset } = await newMember();

    const images = await Promise.all(Array.from({ length: 5 }, () => me.upload(asset.id, photograph)));

    expect(images.map(({ sort }) => sort).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(images.map(({ key }) => key)).size).toBe(5);
    expect((await me.get(asset.id)).version).toBe(1);
  });

  it('a floor plan apart from the photographs, with its category', async () => {
    const { me, asset } = await newMember();
    await me.upload(asset.id, photograph, { category: 'living' });

    const plan = await me.upload(asset.id, photograph, { kind: 'floor_plan' });

    expect(plan).toMatchObject({ kind: 'floor_plan', category: null, sort: 0 });
    expect(await me.get(asset.id)).toMatchObject({ images: [{ category: 'living' }], floor_plans: [{ id: plan.id }] });
  });
});

describe('a retry with the same key', () => {
  it('gets the same picture, also concurrently', async () => {
    const { member, asset } = await newMember();
    const attempt = () => send(member, asset.id, multipartOf(photograph), { 'idempotency-key': 'photo-1' });

    const replies = [await attempt(), ...(await Promise.all([attempt(), attempt()]))];

    expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1);
    expect(await rowsOf(asset.id)).toHaveLength(1);
  });

  it('refuses another picture', async () => {
    const { member, asset } = await newMember();
    await send(member, asset.id, multipartOf(photograph), { 'idempotency-key': 'photo-2' });

    const other = await testPhotograph({ width: 1000 });
    const reply = await send(member, asset.id, multipartOf(other), { 'idempotency-key': 'photo-2' });

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('works after a refusal', async () => {
    const { member, asset } = await newMember();
    const key = { 'idempotency-key': 'photo-3' };
    expect((await send(member, asset.id, multipartOf(Buffer.from('x')), key)).statusCode).toBe(415);

    expect((await send(member, asset.id, multipartOf(photograph), key)).statusCode).toBe(201);
  });
});

describe('limits', () => {
  const fill = async (
    assetId: number,
    kind: 'photo' | 'floor_plan',
    { count, bytes }: { count: number; bytes: number },
  ) =>
    server.db.insert(assetImages).values(
      Array.from({ length: count }, (_, sort) => ({
        asset_id: assetId,
        key: `filler-${assetId}-${kind}-${sort}`,
        kind,
        width: 800,
        height: 600,
        bytes,
        thumbhash: '',
        sort,
      })),
    );

  it.each([
    ['photo', imageLimits.maxImages],
    ['floor_plan', imageLimits.maxFloorPlans],
  ] as const)('are exact for parallel uploads of the last %s', async (kind, limit) => {
    const { member, asset } = await newMember();
    await fill(asset.id, kind, { count: limit - 1, bytes: 1 });

    const replies = await Promise.all(
      [1, 2, 3].map(() => send(member, asset.id, multipartOf(photograph, { fields: { kind } }))),
    );

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    expect(replies.find(({ statusCode }) => statusCode === 422)!.json()).toMatchObject({
      code: 'image_limit',
      details: { limit },
    });
  });

  it('count all pictures of a member', async () => {
    const { member, me, asset } = await newMember();
    await fill((await me.create()).id, 'photo', { count: 1, bytes: imageLimits.maxMemberBytes });

    const reply = await send(member, asset.id, multipartOf(photograph));

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'image_quota']);
  });

  const fillWindow = (what: 'upload' | 'attempt', member: TestMember, count: number) =>
    server.db.insert(rateWindows).values({
      bucket: `image:${what}:member:${member.id}`,
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 300_000),
      count,
    });

  it.each([
    ['of pictures', 'upload', 60],
    ['of requests', 'attempt', 180],
  ] as const)('slow down a flood %s, and say for how long', async (_name, what, count) => {
    const { member, asset } = await newMember();
    await fillWindow(what, member, count);

    const reply = await send(member, asset.id, multipartOf(photograph));

    expect([reply.statusCode, reply.json().code]).toEqual([429, 'upload_limit']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not count a retry of a stored picture, nor an aborted upload', async () => {
    const { member, asset } = await newMember();
    await fillWindow('upload', member, 59);
    const attempt = () => send(member, asset.id, multipartOf(photograph), { 'idempotency-key': 'photo-4' });
    const whole = multipartOf(photograph);
    const cut = { ...whole, payload: whole.payload.subarray(0, whole.payload.length / 2) };

    const replies = [await send(member, asset.id, cut), await attempt(), await attempt()];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 201, 201]);
  });
});
