import { mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildArchive } from '@yoodee/invented-town';
import { readEnv } from '../../env.ts';
import { createMapTiles, type MapTiles } from './map-tiles.ts';

/** A tile in the middle of the invented town. */
const middle = [15, 25537, 15121] as const;
const town = buildArchive();

let folder: string;
let file: string;
let time = 0;
const logger = { error: vi.fn(), info: vi.fn() };
let opened: MapTiles[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-tiles-'));
  file = join(folder, 'streets.pmtiles');
  time = 0;
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(opened.map((tiles) => tiles.close()));
  opened = [];
  await rm(folder, { recursive: true });
});

const openTiles = (settings: Record<string, string> = { MAP_TILES: file }) => {
  const env = readEnv({ NODE_ENV: 'test', ...settings });
  const tiles = createMapTiles({ env, logger, now: () => time });
  opened.push(tiles);
  return tiles;
};

/** Puts another archive in the place of the file, as the guide says, and lets the time until the next check pass. */
const replaceBy = async (archive: Buffer) => {
  await writeFile(`${file}.new`, archive);
  await rename(`${file}.new`, file);
  time += 10_000;
};

const complaints = () => logger.error.mock.calls.map(([, message]) => message as string);

it('has no archive without the setting', async () => {
  const tiles = openTiles({});

  expect(await tiles.current()).toBeNull();
  expect(await tiles.find('0'.repeat(16), ...middle)).toBeUndefined();
  expect(complaints()).toEqual([]);
});

it('finds the tiles of a file as they are stored', async () => {
  await writeFile(file, town);
  const tiles = openTiles();
  const archive = (await tiles.current())!;

  expect(archive).toMatchObject({ minZoom: 6, maxZoom: 15, bounds: [100.54, 13.72, 100.59, 13.76] });
  const tile = await tiles.find(archive.id, ...middle);
  expect(tile).toMatchObject({ isGzip: true });
  expect(tile!.bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(await tiles.find(archive.id, 15, 0, 0)).toBeNull();
});

it('serves pages that were open before a restart', async () => {
  await writeFile(file, town);
  const { id } = (await openTiles().current())!;

  expect(await openTiles().find(id, ...middle)).toMatchObject({ isGzip: true });
});

it.each([
  ['no archive', Buffer.from('{"not": "an archive"}'.repeat(20)), /no PMTiles archive/],
  ['an empty file', Buffer.alloc(0), /no PMTiles archive/],
  ['a truncated archive', town.subarray(0, town.length - 100), /truncated/],
  ['an archive that ends in its directory', town.subarray(0, 140), /no PMTiles archive|truncated/],
  ['an archive of images', buildArchive({ tileType: 2 }), /not vector tiles/],
  [
    'an archive of another scheme',
    buildArchive({ layerNames: { roads: 'transportation', places: 'place' } }),
    /lacks layers of the Protomaps scheme: roads, places/,
  ],
])('says in the log what is wrong with %s, and goes on without it', async (_, archive, message) => {
  await writeFile(file, archive);
  const tiles = openTiles();

  expect(await tiles.current()).toBeNull();
  time += 10_000;
  expect(await tiles.current()).toBeNull();
  expect(complaints()).toEqual([expect.stringMatching(message)]);
});

it('refuses an archive whose header claims more memory than any needs', async () => {
  const huge = Buffer.from(town);
  // The length of the metadata.
  huge.writeBigUInt64LE(2n ** 40n, 32);
  await writeFile(file, huge);

  expect(await openTiles().current()).toBeNull();
  expect(complaints()).toEqual([expect.stringContaining('bytes at once')]);
});

it('says once that the file is missing, and uses it when it is there', async () => {
  const tiles = openTiles();
  expect(await tiles.current()).toBeNull();
  time += 10_000;
  expect(await tiles.current()).toBeNull();
  expect(complaints()).toEqual([expect.stringContaining('cannot be read (ENOENT)')]);

  await replaceBy(town);
  expect(await tiles.current()).toMatchObject({ maxZoom: 15 });
});

it('switches to a new archive without a restart, and still serves the previous one', async () => {
  await writeFile(file, town);
  const tiles = openTiles();
  const before = (await tiles.current())!;

  await replaceBy(buildArchive({ build: '2' }));
  const after = (await tiles.current())!;

  expect(after.id).not.toBe(before.id);
  expect(await tiles.find(before.id, ...middle)).toMatchObject({ isGzip: true });
  expect(await tiles.find(after.id, ...middle)).toMatchObject({ isGzip: true });

  await replaceBy(buildArchive({ build: '3' }));
  await tiles.current();
  expect(await tiles.find(before.id, ...middle)).toBeUndefined();
});

it('keeps the last good archive when a broken one replaces it', async () => {
  await writeFile(file, town);
  const tiles = openTiles();
  const { id } = (await tiles.current())!;

  await replaceBy(town.subarray(0, 1_000));

  expect(await tiles.current()).toMatchObject({ id });
  expect(await tiles.find(id, ...middle)).toMatchObject({ isGzip: true });
  expect(complaints()).toHaveLength(1);
});

it('closes an archive that is truncated while it is open', async () => {
  await writeFile(file, town);
  const tiles = openTiles();
  const { id } = (await tiles.current())!;

  await truncate(file, 2_000);

  expect(await tiles.find(id, ...middle)).toBeUndefined();
  expect(await tiles.current()).toBeNull();
  expect(complaints()).toEqual([expect.stringContaining('changed while it was read')]);
});

it('opens one archive for many requests at the same moment', async () => {
  await writeFile(file, town);
  const tiles = openTiles();

  const found = await Promise.all(Array.from({ length: 20 }, () => tiles.current()));

  expect(new Set(found.map((archive) => archive?.id)).size).toBe(1);
  expect(logger.info).toHaveBeenCalledTimes(1);
});

/** A bucket with one object that answers HEAD and ranges. */
const openBucket = async (object: { bytes: Buffer; etag: string; status?: number }) => {
  const server: Server = createServer((request, response) => {
    const { bytes, etag, status } = object;
    if (status !== undefined) return void response.writeHead(status).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) return void response.writeHead(200, { etag, 'content-length': bytes.length }).end();
    const part = bytes.subarray(Number(first), Number(last) + 1);
    response.writeHead(206, { etag, 'content-length': part.length }).end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      MAP_TILES: 's3://maps/streets.pmtiles',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'property',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

it('reads an archive in the bucket by ranges, and drops it when another one is in its place', async () => {
  const object = { bytes: town, etag: '"1"' };
  const bucket = await openBucket(object);
  const tiles = openTiles(bucket.settings);
  const { id } = (await tiles.current())!;
  expect(await tiles.find(id, ...middle)).toMatchObject({ isGzip: true });

  Object.assign(object, { bytes: buildArchive({ build: '2' }), etag: '"2"' });
  expect(await tiles.find(id, 14, 12768, 7560)).toBeUndefined();
  time += 10_000;
  expect((await tiles.current())!.id).not.toBe(id);
  await bucket.close();
});

it('keeps an archive when the bucket does not respond for a while', async () => {
  const object: { bytes: Buffer; etag: string; status?: number } = { bytes: town, etag: '"1"' };
  const bucket = await openBucket(object);
  const tiles = openTiles(bucket.settings);
  const { id } = (await tiles.current())!;

  object.status = 403;
  await expect(tiles.find(id, ...middle)).rejects.toMatchObject({ code: 'unavailable' });
  delete object.status;
  expect(await tiles.find(id, ...middle)).toMatchObject({ isGzip: true });
  await bucket.close();
});
