import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageHref } from '@yoodee/site';
import { assetImages, assets } from '../../db/schema.ts';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { testPhotograph } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openDiskImageStore } from './disk-image-store.ts';
import { createImageKey } from './image-store.ts';
import { createImageCleanup } from './image-cleanup.ts';

let server: TestServer;
let store: Awaited<ReturnType<typeof openDiskImageStore>>;
let photograph: Buffer;
let me: ReturnType<typeof actAs>;
beforeAll(async () => {
  server = await openTestServer();
  store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
  photograph = await testPhotograph({ width: 820, height: 620 });
  me = actAs(server.app, await createTestMember(server));
});
afterAll(() => server.close());

const cleanUp = () => createImageCleanup({ db: server.db, store })();
const makeOlder = async (path: string, minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000);
  await utimes(path, at, at);
};
const originalPath = (key: string) => join(server.env.DATA_DIR, 'images', 'originals', key.slice(-2), key);
const newKey = () => createImageKey(Buffer.from(String(Math.random())));

it('removes a file of an upload that failed before its row, after the grace period', async () => {
  const [died, underWay] = [newKey(), newKey()];
  for (const key of [died, underWay]) await store.put(key, photograph);
  await server.app.inject(imageHref(died, 320));
  await makeOlder(originalPath(died), 6);
  await makeOlder(originalPath(underWay), 4);

  await cleanUp();

  expect([await store.has(died), await store.has(underWay)]).toEqual([false, true]);
  expect((await server.app.inject(imageHref(died, 320))).statusCode).toBe(404);
});

it('keeps every picture with a row, however old', async () => {
  const { id } = await me.create();
  const { key } = await me.upload(id, photograph);
  await makeOlder(originalPath(key), 60 * 24 * 400);

  await cleanUp();

  expect(await store.has(key)).toBe(true);
});

it('never serves a partial file, and removes it', async () => {
  const half = photograph.subarray(0, photograph.length / 2);
  const name = 'half-written-upload';
  await writeFile(join(store.unfinishedFolder, name), half);
  expect((await server.app.inject(imageHref(name, 640))).statusCode).toBe(404);
  await makeOlder(join(store.unfinishedFolder, name), 6);

  await cleanUp();

  // Other pictures may be written there at the same time: their smaller sizes are prepared in the background.
  expect(await readdir(store.unfinishedFolder)).not.toContain(name);
});

it('removes the pictures of an asset a week after it was deleted, and not before', async () => {
  const { id } = await me.create();
  const { key } = await me.upload(id, photograph);
  await me.remove(id);
  await cleanUp();
  expect(await store.has(key)).toBe(true);
  await server.db
    .update(assets)
    .set({ updated_at: sql`now() - interval '8 days'` })
    .where(eq(assets.id, id));

  await cleanUp();

  expect(await store.has(key)).toBe(false);
  expect(await server.db.select().from(assetImages).where(eq(assetImages.asset_id, id))).toEqual([]);
});

it('keeps a picture that another asset uses too', async () => {
  const [first, second] = [await me.create(), await me.create()];
  const { key, id: imageId } = await me.upload(first.id, photograph);
  const [row] = await server.db.select().from(assetImages).where(eq(assetImages.id, imageId));
  const { id: _id, ...copy } = row!;
  await server.db.insert(assetImages).values({ ...copy, asset_id: second.id });

  await me.removeImage(first.id, imageId);

  expect(await store.has(key)).toBe(true);
});
