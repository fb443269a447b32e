import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { register } from 'prom-client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { assetImages } from '../../db/schema.ts';
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

const unfinished = () => readdir(join(server.env.DATA_DIR, 'images', 'unfinished'));
const rowsOf = (assetId: number) => server.db.select().from(assetImages).where(eq(assetImages.asset_id, assetId));

/** A nearly empty PNG whose header says `width`×`height`. */
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

describe('refused uploads (T24)', () => {
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

  it('a length of 2³¹ before the body is read', async () => {
    const { member, asset } = await newMember();

    const reply = await send(member, asset.id, multipartOf(photograph), { 'content-length': String(2 ** 31) });

    expect([reply.statusCode, reply.headers.connection]).toEqual([413, 'close']);
  });

  it('are counted by problem code, accepted ones as stored', async () => {
    register.resetMetrics();
    const { member, asset } = await newMember();

    await send(member, asset.id, multipartOf(Buffer.from(svg)));
    await send(member, asset.id, multipartOf(Buffer.from('x'), { fields: { kind: 'selfie' } }));
    await send(member, asset.id, multipartOf(photograph));

    expect(await register.getSingleMetricAsString('yoodee_uploads_total')).toMatch(
      /{of="asset",outcome="unsupported_media_type"} 1\n.*{of="asset",outcome="invalid_request"} 1\n.*{of="asset",outcome="stored"} 1$/,
    );
  });
});
