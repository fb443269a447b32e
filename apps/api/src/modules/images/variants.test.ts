import { beforeAll, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { ApiError } from '../../http/problem.ts';
import { testPhotograph } from '../../testing/test-pictures.ts';
import type { ImageStore } from './image-store.ts';
import { commonWidths, createVariants, type Variants } from './variants.ts';

let photograph: Buffer;
beforeAll(async () => {
  photograph = await testPhotograph({ width: 900, height: 600 });
});

const key = 'key-00000001';
const logger = { warn: () => undefined };

/** An in-memory store with one original. */
const memoryStore = () => {
  const stored = new Map<number, Buffer>();
  let isThere = true;
  const store = {
    has: vi.fn(async (asked: string) => isThere && asked === key),
    get: vi.fn(async (asked: string) => (isThere && asked === key ? photograph : null)),
    getVariant: async (_key: string, width: number) => stored.get(width) ?? null,
    putVariant: vi.fn(async (_key: string, width: number, bytes: Buffer) => void stored.set(width, bytes)),
    removeVariants: async () => stored.clear(),
  };
  const remove = () => {
    isThere = false;
    stored.clear();
  };
  return { stored, remove, ...store, store: store as Partial<ImageStore> as ImageStore };
};

it('makes a width once for concurrent requests', async () => {
  const { store, get, putVariant } = memoryStore();
  const variants = createVariants(store, logger);

  const pictures = await Promise.all(Array.from({ length: 20 }, () => variants.get(key, 640)));
  await variants.get(key, 640);

  expect(new Set(pictures).size).toBe(1);
  expect([get.mock.calls.length, putVariant.mock.calls.length]).toEqual([1, 1]);
});

it('prepares the common widths with one decoding, and requests wait for those', async () => {
  const { store, get, stored } = memoryStore();
  const variants = createVariants(store, logger);

  variants.prepare(key);
  const asked = await variants.get(key, commonWidths[0]);
  await variants.idle();

  expect([...stored.keys()].sort((a, b) => a - b)).toEqual([...commonWidths]);
  expect(stored.get(commonWidths[0])).toBe(asked);
  expect(get).toHaveBeenCalledTimes(1);
  const widths = await Promise.all([...stored.values()].map(async (bytes) => (await sharp(bytes).metadata()).width));
  expect(widths.sort((a, b) => a - b)).toEqual([320, 640, 900, 900]);
  // Above the original's width all variants are equal.
  expect(stored.get(1280)).toBe(stored.get(1024));
});

it('serves a picture that the full disk cannot store', async () => {
  const { store, putVariant } = memoryStore();
  putVariant.mockRejectedValue(new ApiError('storage_full'));

  expect(await createVariants(store, logger).get(key, 320)).toBeInstanceOf(Buffer);
});

it.each([
  ['prepared', (variants: Variants) => variants.prepare(key)],
  ['made for a visitor', () => undefined],
])('stores and serves nothing of a picture that is removed while it is %s', async (_how, begin) => {
  const { store, get, stored, remove } = memoryStore();
  const variants = createVariants(store, logger);
  get.mockImplementationOnce(async () => {
    remove();
    return photograph;
  });

  begin(variants);
  const shown = await variants.get(key, 320);
  await variants.idle();

  expect([shown, ...stored.keys()]).toEqual([null]);
  expect(await variants.get(key, 320)).toBeNull();
});

it('serves a picture when the store cannot tell whether it still exists', async () => {
  const { store, has, putVariant } = memoryStore();
  putVariant.mockImplementation(async () => void has.mockRejectedValue(new ApiError('unavailable')));

  expect(await createVariants(store, logger).get(key, 320)).toBeInstanceOf(Buffer);
});

it('returns null for other keys', async () => {
  const variants = createVariants(memoryStore().store, logger);
  variants.prepare('key-00000002');

  expect(await variants.get('key-00000002', 1536)).toBeNull();
  await variants.idle();
});
