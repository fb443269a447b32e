import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageHref, imageWidths } from '@yoodee/site';
import { testPhotograph } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openDiskImageStore } from './disk-image-store.ts';
import { createImageKey } from './image-store.ts';

let server: TestServer;
let folder: string;
let original: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  folder = join(server.env.DATA_DIR, 'images');
  original = await testPhotograph({ width: 1000, height: 750 });
});
afterAll(() => server.close());

const storedPicture = async (key = createImageKey(original)) => {
  await (await openDiskImageStore(folder)).put(key, original);
  return key;
};
const variantFiles = async () => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile() && entry.parentPath.includes('variants'));
};

it.each(imageWidths)('makes %i pixels, or the picture’s own width if that is less', async (width) => {
  const reply = await server.app.inject(imageHref(await storedPicture(), width));

  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: Math.min(width, 1000) });
});

it('makes a variant once for concurrent requests, and stores it', async () => {
  const key = await storedPicture();
  const before = (await variantFiles()).length;

  const replies = await Promise.all(Array.from({ length: 20 }, () => server.app.inject(imageHref(key, 640))));

  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(await variantFiles()).toHaveLength(before + 1);
});

it('responds with 304 to a matching entity tag, without reading a file', async () => {
  const key = createImageKey(original);
  const etag = `"${key}-640"`;

  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const reply = await server.app.inject({ url: imageHref(key, 640), headers: { 'if-none-match': held } });
    expect([reply.statusCode, reply.headers.etag, reply.payload]).toEqual([304, etag, '']);
  }
});

it('responds to HEAD like to GET, without the body', async () => {
  const key = await storedPicture();
  const full = await server.app.inject(imageHref(key, 640));

  const head = await server.app.inject({ method: 'HEAD', url: imageHref(key, 640) });

  expect(head.payload).toBe('');
  expect(head.headers).toMatchObject({ etag: full.headers.etag, 'content-length': full.headers['content-length'] });
});

it('responds with 404 for an unknown key, and stores nothing', async () => {
  const before = (await variantFiles()).length;

  const reply = await server.app.inject(imageHref('0123456789abcdef-00000000', 640));

  expect([reply.statusCode, reply.json().code, reply.headers['cache-control']]).toEqual([
    404,
    'not_found',
    'private, no-store',
  ]);
  expect(await variantFiles()).toHaveLength(before);
});

it('refuses 1,000 unknown sizes and writes no file for them (T26)', async () => {
  const key = await storedPicture();
  const before = (await variantFiles()).length;
  const odd = Array.from({ length: 990 }, (_, i) => String(i + 1)).filter(
    (size) => !imageWidths.includes(Number(size)),
  );
  const spelled = ['0640', '+640', '640.0', '6.4e2', '640x480', '-640', '0', 'auto', '٦٤٠', '%20640', '1e999', 'NaN'];

  const replies = await Promise.all(
    [...odd, ...spelled, '99999999999999999999'].map((size) =>
      server.app.inject(`/img/${encodeURIComponent(size)}/${key}.webp`),
    ),
  );

  expect(replies.length).toBeGreaterThanOrEqual(1_000);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  expect(await variantFiles()).toHaveLength(before);
});

describe('path traversal (T23)', () => {
  const secret = 'nothing of this may ever be sent';
  beforeAll(() => writeFile(join(server.env.DATA_DIR, 'secret.webp'), secret));

  const climbs = [
    '../../../secret',
    '..\\..\\..\\secret',
    '....//....//....//secret',
    '/etc/passwd',
    'secret',
    '.',
    '..',
    '',
  ];
  const encodings: ((text: string) => string)[] = [
    (text) => text,
    encodeURIComponent,
    (text) => encodeURIComponent(encodeURIComponent(text)),
    (text) => text.replaceAll('.', '%2e').replaceAll('/', '%2f').replaceAll('\\', '%5c'),
    (text) => text.replaceAll('.', '%2E').replaceAll('/', '%2F').replaceAll('\\', '%5C'),
    (text) => text.replaceAll('.', '%c0%ae').replaceAll('/', '%c0%af'),
    (text) => text.replaceAll('/', '%u2215'),
    (text) => `${encodeURIComponent(text)}%00`,
  ];
  const addresses = climbs.flatMap((climb) =>
    encodings.flatMap((encode) => [`/img/640/${encode(climb)}.webp`, `/img/${encode(climb)}/secret.webp`]),
  );

  it.each([...new Set(addresses)])('%s', async (url) => {
    const reply = await server.app.inject(url);

    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.payload).not.toContain(secret);
  });
});
