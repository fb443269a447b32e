import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageLimits, type AssetImage } from '@yoodee/api-contract';
import { assetImages, rateWindows } from '../../db/schema.ts';
import { actAs } from '../../testing/test-asset.ts';
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

/** A member of its own for each test: limits are counted per member. */
const newMember = async () => {
  const member = await createTestMember(server);
  const me = actAs(server.app, member);
  return { member, me, asset: await me.create() };
};

const send = (
  { headers }: TestMember,
  assetId: number,
  { headers: type, payload }: ReturnType<typeof multipartOf>,
  extra: Record<string, string> = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/member/assets/${assetId}/images`,
    headers: { ...headers, ...type, ...extra },
    payload,
  });

const unfinished = () => readdir(join(server.env.DATA_DIR, 'images', 'unfinished'));
const rowsOf = (assetId: number) => server.db.select().from(assetImages).where(eq(assetImages.asset_id, assetId));

/** A PNG that says it is `width`×`height` and holds next to nothing. */
const pngHeader = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const crc32 = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

describe('what is refused (T24)', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
  const exactlyTooLarge = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(imageLimits.maxBytes - 2)]);

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['an SVG', () => Buffer.from(svg), 415, 'unsupported_media_type'],
    ['a GIF that is JavaScript', () => Buffer.from('GIF89a/*x*/=1;alert(1)//'), 415, 'unsupported_media_type'],
    ['HTML named .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'unsupported_media_type'],
    ['a TIFF', () => sharp(photograph).tiff().toBuffer(), 415, 'unsupported_media_type'],
    ['a GIF', () => sharp(photograph).resize(60).gif().toBuffer(), 415, 'unsupported_media_type'],
    [
      'an iPhone’s HEIC',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      'unsupported_media_type',
    ],
    ['nothing', () => Buffer.alloc(0), 415, 'unsupported_media_type'],
    ['a PNG header of 50 megapixels and one', () => pngHeader(50_000_001, 1), 422, 'image_too_many_pixels'],
    ['a PNG header of 2 gigapixels', () => pngHeader(50_000, 40_000), 422, 'image_too_many_pixels'],
    ['a PNG that ends after its header', () => pngHeader(1_000, 1_000), 422, 'image_unreadable'],
    ['a JPEG cut in half', () => photograph.subarray(0, photograph.length / 2), 422, 'image_unreadable'],
    ['a JPEG signature and noise', () => Buffer.from('\xff\xd8\xff\xe0 nonsense', 'latin1'), 422, 'image_unreadable'],
    [
      'an AVIF signature and noise',
      () => Buffer.from('\0\0\0\x14ftypavif\0\0\0\0avif', 'latin1'),
      422,
      'image_unreadable',
    ],
    ['799 pixels across', () => testPhotograph({ width: 799, height: 600 }), 422, 'image_too_small'],
    [
      '600 pixels across once upright',
      () => testPhotograph({ width: 800, height: 600, orientation: 6 }),
      422,
      'image_too_small',
    ],
    ['one byte over the limit', () => exactlyTooLarge, 413, 'payload_too_large'],
  ])('%s', async (_name, file, status, code) => {
    const { member, asset } = await newMember();

    const reply = await send(member, asset.id, multipartOf(await file()));

    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(await unfinished()).toEqual([]);
    expect(await rowsOf(asset.id)).toEqual([]);
  });

  it.each<[string, ReturnType<typeof multipartOf>]>([
    ['a body without a file', { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') }],
    ['another field', multipartOf(Buffer.from('x'), { name: 'photo' })],
    ['an unknown kind', multipartOf(Buffer.from('x'), { fields: { kind: 'selfie' } })],
    ['an unknown field', multipartOf(Buffer.from('x'), { fields: { owner_id: '1' } })],
    ['a prototype as field', multipartOf(Buffer.from('x'), { fields: { __proto__x: '1', constructor: '1' } })],
    ['no boundary', { headers: { 'content-type': 'multipart/form-data' }, payload: Buffer.from('x') }],
    [
      'a foreign boundary',
      { ...multipartOf(Buffer.from('x')), headers: { 'content-type': 'multipart/form-data; boundary=q' } },
    ],
    [
      'an end that never comes',
      { ...multipartOf(Buffer.from('x')), payload: multipartOf(Buffer.alloc(900)).payload.subarray(0, 500) },
    ],
  ])('%s: 400', async (_name, body) => {
    const { member, asset } = await newMember();

    const reply = await send(member, asset.id, body);

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request']);
    expect(await unfinished()).toEqual([]);
  });

  it('a length of 2³¹ before a byte of it is read', async () => {
    const { member, asset } = await newMember();

    const reply = await send(member, asset.id, multipartOf(photograph), { 'content-length': String(2 ** 31) });

    expect([reply.statusCode, reply.headers.connection]).toEqual([413, 'close']);
  });
});

describe('what is taken', () => {
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

  it('five at once, each with a place of its own', async () => {
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
  it('gets the same picture, also side by side', async () => {
    const { member, asset } = await newMember();
    const attempt = () => send(member, asset.id, multipartOf(photograph), { 'idempotency-key': 'photo-1' });

    const replies = [await attempt(), ...(await Promise.all([attempt(), attempt()]))];

    expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1);
    expect(await rowsOf(asset.id)).toHaveLength(1);
  });

  it('is refused for another picture', async () => {
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

  it('hold for all of a member’s pictures together', async () => {
    const { member, me, asset } = await newMember();
    await fill((await me.create()).id, 'photo', { count: 1, bytes: imageLimits.maxMemberBytes });

    const reply = await send(member, asset.id, multipartOf(photograph));

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'image_quota']);
  });

  it('slow down a flood, and say for how long', async () => {
    const { member, asset } = await newMember();
    await server.db.insert(rateWindows).values({
      bucket: `image:upload:member:${member.id}`,
      startsAt: new Date(),
      endsAt: new Date(Date.now() + 300_000),
      count: 60,
    });

    const reply = await send(member, asset.id, multipartOf(photograph));

    expect([reply.statusCode, reply.json().code]).toEqual([429, 'upload_limit']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
