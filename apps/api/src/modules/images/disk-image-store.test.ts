import files, { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { SettingError } from '../../env.ts';
import { openDiskImageStore, toStorageProblem } from './disk-image-store.ts';

let root: string;
let store: Awaited<ReturnType<typeof openDiskImageStore>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'yoodee-images-'));
  store = await openDiskImageStore(root);
});
afterAll(() => rm(root, { recursive: true }));

const bytes = Buffer.from('a picture');
const keysSince = async (changedSince?: Date) => {
  const keys = [];
  for await (const batch of store.originals(changedSince ? { changedSince } : {}))
    keys.push(...batch.map(({ key }) => key));
  return keys;
};

it('stores, finds and removes a picture with its variants', async () => {
  await store.put('key-00000001', bytes);
  await store.putVariant('key-00000001', 640, bytes);
  expect([await store.has('key-00000001'), await store.get('key-00000001')]).toEqual([true, bytes]);
  expect(await store.getVariant('key-00000001', 640)).toEqual(bytes);

  await store.remove('key-00000001');
  await store.remove('key-00000001');

  expect([await store.has('key-00000001'), await store.get('key-00000001')]).toEqual([false, null]);
  expect(await store.getVariant('key-00000001', 640)).toBeNull();
});

it('leaves no variant of a writer that still saw the original', async () => {
  const key = 'key-00000001';
  await store.put(key, bytes);
  const { rm: removeFile } = files;
  vi.spyOn(files, 'rm').mockImplementation(async (path, options) => {
    if (String(path).includes('originals')) await store.putVariant(key, 640, bytes);
    return removeFile(path, options);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  await store.remove(key);

  expect([await store.has(key), await store.getVariant(key, 640)]).toEqual([false, null]);
});

it('leaves no partial file, also when writing fails', async () => {
  await writeFile(join(root, 'originals', 'zz'), 'a file where a folder should be');

  await expect(store.put('key-000000zz', bytes)).rejects.toMatchObject({ code: 'unavailable' });

  expect(await readdir(store.unfinishedFolder)).toEqual([]);
  await rm(join(root, 'originals', 'zz'));
});

it('lists the originals of folders that changed since', async () => {
  await store.put('key-000000aa', bytes);
  await store.put('key-000000bb', bytes);
  const longAgo = new Date(0);
  await utimes(join(root, 'originals', 'aa'), longAgo, longAgo);

  expect((await keysSince()).sort()).toEqual(['key-000000aa', 'key-000000bb']);
  expect(await keysSince(new Date(1))).toEqual(['key-000000bb']);
});

it.each([
  ['ENOSPC', 'storage_full'],
  ['EDQUOT', 'storage_full'],
  ['EROFS', 'unavailable'],
  ['EACCES', 'unavailable'],
  ['ENOENT', 'unavailable'],
])('calls %s %s', (code, problem) => {
  expect(toStorageProblem(Object.assign(new Error(), { code }))).toMatchObject({ code: problem });
});

it('reports a folder that is not writable at startup', async () => {
  const taken = join(root, 'taken');
  await writeFile(taken, '');

  await expect(openDiskImageStore(join(taken, 'images'))).rejects.toThrow(SettingError);
  await expect(openDiskImageStore(join(taken, 'images'))).rejects.toThrow(/DATA_DIR.*taken/);
});
