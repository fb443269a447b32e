import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContentVersion } from './db/content-version.ts';
import type { Database } from './db/database.ts';
import { createInnerServer } from './inner-server.ts';
import { openImageStore } from './modules/images/open-image-store.ts';
import { createServer } from './server.ts';
import { dataFolders } from './services.ts';
import { insertAsset } from './testing/listed-assets.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { createTestMember, type TestMember } from './testing/test-member.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

/** Databases with different data, like a replica that lags far behind: the response shows which one was read. */
let main: TestServer;
let copy: Database;
let app: FastifyInstance;
let member: TestMember;
let copied: number;

beforeAll(async () => {
  [main, copy] = await Promise.all([openTestServer(), openTestDatabase()]);
  copied = await insertAsset(copy.db, { title_th: 'ในฐานข้อมูลสำเนา' });
  member = await createTestMember(main);
  for (const title_th of ['หลังแรก', 'หลังที่สอง']) await insertAsset(main.db, { title_th, owner_id: member.id });
  app = await createServer({ db: main.db, replica: copy.db, env: main.env }, false);
});
afterAll(async () => {
  await app.close();
  await Promise.all([main.close(), copy.close()]);
});

const read = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/api/v1${url}`, headers })).json<{ data: { items: { title_th: string }[] } }>().data;

it('reads from the replica for visitors', async () => {
  const { items } = await read('/assets');

  expect(items.map(({ title_th }) => title_th)).toEqual(['ในฐานข้อมูลสำเนา']);
  expect(await read(`/assets/${copied}`)).toMatchObject({ title_th: 'ในฐานข้อมูลสำเนา' });
});

it('reads from the primary for members', async () => {
  const { items } = await read('/member/assets', member.headers);

  expect(items.map(({ title_th }) => title_th).sort()).toEqual(['หลังที่สอง', 'หลังแรก']);
});

it('returns the replica’s content version to caches', async () => {
  const store = await openImageStore(main.env, dataFolders(main.env).images);
  const services = {
    db: main.db,
    store,
    origin: main.env.PUBLIC_ORIGIN,
    dump: null,
    logger: Fastify().log,
    secret: 'x'.repeat(32),
  };
  const inner = createInnerServer({ ...services, replica: copy.db });
  const origin = await inner.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { version } = (await (await fetch(`${origin}/internal/content-version`)).json()) as { version: string };

    expect(version).toBe(String((await readContentVersion(copy.db)).version));
    expect(version).not.toBe(String((await readContentVersion(main.db)).version));
  } finally {
    await inner.close();
  }
});
