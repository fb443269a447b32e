import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemo } from './demo.ts';
import { openDiskImageStore } from '../modules/images/disk-image-store.ts';
import { imageKeyPattern, type ImageStore } from '../modules/images/image-store.ts';
import { thumbhashOf } from '../modules/images/prepare-picture.ts';
import { createDemoPictures, demoPictureKey, demoThumbhash, type DemoPictures } from './demo-pictures.ts';

const { pictures: pool, assets, renderPicture } = createDemo({ assets: 300, now: new Date('2026-01-01T00:00:00Z') });
/** The smallest pictures: the tests check when they are drawn and where they are stored. */
const few = pool.toSorted((a, b) => a.width * a.height - b.width * b.height).slice(0, 3);

let folder: string;
let disk: ImageStore;
let demo: DemoPictures;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-pictures-'));
  disk = await openDiskImageStore(folder);
  demo = createDemoPictures(few);
});
afterEach(async () => {
  await demo.close();
  await rm(folder, { recursive: true });
});

it('gives every picture a valid, unique key', () => {
  const keys = pool.map(demoPictureKey);

  expect(keys.filter((key) => !imageKeyPattern.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(pool.length);
});

it('has a thumbhash for every picture of an asset', () => {
  const shown = new Set(
    [...assets()]
      .flatMap(({ images, floor_plans }) => [...images, ...floor_plans])
      .map(({ picture }) => pool[picture]!),
  );

  expect([...shown].filter((spec) => demoThumbhash(spec) === '').map(({ key }) => key)).toEqual([]);
});

it('has thumbhashes of the current drawings', async () => {
  for (const spec of [pool[0]!, pool[Math.floor(pool.length / 2)]!]) {
    const { data } = await renderPicture(spec);
    const [now, written] = [await thumbhashOf(data), demoThumbhash(spec)].map((hash) =>
      thumbHashToAverageRGBA(Buffer.from(hash, 'base64')),
    );

    // Other versions of the drawing library may differ slightly; another drawing differs more.
    expect(Math.hypot(now!.r - written!.r, now!.g - written!.g, now!.b - written!.b)).toBeLessThan(0.03);
  }
});

it('leaves no cache of pictures in the process', async () => {
  await demo.complete(disk).get(demoPictureKey(few[0]!));

  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});

it('draws a picture on the first request, and stores it', async () => {
  const store = demo.complete(disk);
  const key = demoPictureKey(few[0]!);

  const [first, second] = await Promise.all([store.get(key), store.get(key)]);

  expect(await store.has(key)).toBe(true);
  expect(await sharp(first!).metadata()).toMatchObject({
    format: 'jpeg',
    width: few[0]!.width,
    height: few[0]!.height,
  });
  expect(second).toEqual(first);
  expect(await disk.get(key)).toEqual(first);
});

it('returns null for pictures that are neither drawn nor stored', async () => {
  const store = demo.complete(disk);

  expect(await store.get('demo-nowhere-01-00000000')).toBeNull();
  expect(await store.has('demo-nowhere-01-00000000')).toBe(false);
});

it('draws the rest in the background until it is closed', async () => {
  const store = demo.complete(disk);

  await demo.drawMissing(store);
  expect(await Promise.all(few.map((spec) => disk.has(demoPictureKey(spec))))).toEqual([true, true, true]);

  await disk.remove(demoPictureKey(few[0]!));
  const drawing = demo.drawMissing(store);
  await demo.close();
  await drawing;
});
