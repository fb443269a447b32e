import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bumpContentVersion, readContentVersion } from './db/content-version.ts';
import { openCurrentReads } from './db/current-reads.ts';
import type { Database, Db } from './db/database.ts';
import { createInnerServer } from './inner-server.ts';
import { openImageStore } from './modules/images/open-image-store.ts';
import { createServer } from './server.ts';
import { dataFolders } from './services.ts';
import { insertAsset } from './testing/listed-assets.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { createTestMember, type TestMember } from './testing/test-member.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

const [inCopy, inPrimary] = ['ในฐานข้อมูลสำเนา', 'หลังแรก'];

/** Databases with different data: the response shows which one was read. */
let main: TestServer;
let copy: Database;
let readDb: Db;
let app: FastifyInstance;
let member: TestMember;
let copied: number;

/** Advances the clock of the choice, which skips a database for some time after a failure. */
let passedMs = 0;
const clock = { now: () => performance.now() + passedMs };

const versionOf = async (db: Db) => (await readContentVersion(db)).version;

/** Lets the replica catch up with the primary, or lag. */
const letCopyBe = async (state: 'current' | 'behind') => {
  const [leads, follows] = state === 'current' ? [main.db, copy.db] : [copy.db, main.db];
  while ((await versionOf(follows)) < (await versionOf(leads)) + (state === 'behind' ? 1 : 0))
    await follows.transaction((tx) => bumpContentVersion(tx));
};

beforeAll(async () => {
  [main, copy] = await Promise.all([openTestServer(), openTestDatabase()]);
  copied = await insertAsset(copy.db, { title_th: inCopy });
  member = await createTestMember(main);
  for (const title_th of [inPrimary, 'หลังที่สอง']) await insertAsset(main.db, { title_th, owner_id: member.id });
  readDb = openCurrentReads({ primary: main, replica: copy }, clock);
  await letCopyBe('current');
  app = await createServer({ db: main.db, replica: readDb, env: main.env }, false);
});
afterAll(async () => {
  await app.close();
  await Promise.all([main.close(), copy.close()]);
});
beforeEach(() => letCopyBe('current'));

const read = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/api/v1${url}`, headers })).json<{ data: { items: { title_th: string }[] } }>().data;

/** Where the asset that both have, by id, is read: its title there, or the status of a failure. */
const readAsset = async () => {
  const reply = await app.inject(`/api/v1/assets/${copied}`);
  return reply.statusCode === 200 ? reply.json<{ data: { title_th: string } }>().data.title_th : reply.statusCode;
};

/** A pool that refuses connections during `work`. */
const whileAway = async ({ pool }: Pick<Database, 'pool'>, work: () => Promise<void>) => {
  const connect = vi
    .spyOn(pool, 'connect')
    .mockImplementation((callback?: Parameters<Database['pool']['connect']>[0]) => {
      const error = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return callback ? callback(error, undefined, () => undefined) : Promise.reject(error);
    });
  try {
    await work();
  } finally {
    connect.mockRestore();
    passedMs += 2_000;
  }
};

it('reads from a replica that is current for visitors', async () => {
  const { items } = await read('/assets');

  expect(items.map(({ title_th }) => title_th)).toEqual([inCopy]);
  expect(await readAsset()).toBe(inCopy);
});

it('F31 reads from the primary while the replica lags', async () => {
  await letCopyBe('behind');
  expect(await readAsset()).toBe(inPrimary);

  await letCopyBe('current');
  expect(await readAsset()).toBe(inCopy);
});

it('F31 reads from the primary while the replica is unreachable', async () => {
  await whileAway(copy, async () => {
    expect(await readAsset()).toBe(inPrimary);
    expect(await versionOf(readDb)).toBe(await versionOf(main.db));
  });

  expect(await readAsset()).toBe(inCopy);
});

it('F31 without the primary reads from a replica that is not behind the last read, and refuses others', async () => {
  await whileAway(main, async () => {
    expect(await readAsset()).toBe(inCopy);
  });
  await letCopyBe('behind');
  expect(await readAsset()).toBe(inPrimary);

  await whileAway(main, async () => {
    expect(await readAsset()).toBe(503);
  });
});

it('reads from the primary for members', async () => {
  const { items } = await read('/member/assets', member.headers);

  expect(items.map(({ title_th }) => title_th).sort()).toEqual(['หลังที่สอง', inPrimary]);
});

it('returns the content version of the database that is read to caches', async () => {
  const store = await openImageStore(main.env, dataFolders(main.env).images);
  const services = {
    db: main.db,
    store,
    origin: main.env.PUBLIC_ORIGIN,
    dump: null,
    logger: Fastify().log,
    secret: 'x'.repeat(32),
  };
  const inner = createInnerServer({ ...services, replica: readDb });
  const origin = await inner.listen({ host: '127.0.0.1', port: 0 });
  try {
    const version = async () =>
      Number(((await (await fetch(`${origin}/internal/content-version`)).json()) as { version: string }).version);

    expect(await version()).toBe(await versionOf(copy.db));
    await letCopyBe('behind');
    expect(await version()).toBe(await versionOf(main.db));
  } finally {
    await inner.close();
  }
});
