import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDiskImageStore } from '../modules/images/disk-image-store.ts';
import { insertAsset } from '../testing/listed-assets.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { operatorKey } from './operator-key.ts';
import { operationRoutes, operationsPath } from './ops.routes.ts';
import { runOnSite } from './reach-site.ts';

const secret = 'a secret of this site, of 32 characters';
let app: FastifyInstance;
let database: Database;
let folder: string;
let innerPort: number;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-ops-'));
  app = Fastify();
  operationRoutes(app, {
    db: database.db,
    store: await openDiskImageStore(folder),
    origin: 'https://yoodee.test',
    dump: null,
    secret,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  innerPort = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const asked = { command: 'report list', values: {}, actor: 'somchai', note: null, isDryRun: false };
const post = (payload: object, authorization?: string) =>
  app.inject({ method: 'POST', url: operationsPath, payload, headers: authorization ? { authorization } : {} });

it('runs the operation that a command line requests', async () => {
  const id = await insertAsset(database.db);

  expect(await runOnSite({ innerPort, secret }, asked)).toEqual(['No open reports.']);
  const hide = { ...asked, command: 'asset hide', values: { asset: String(id) } };
  expect(await runOnSite({ innerPort, secret }, hide)).toEqual([`Asset ${id} is hidden.`]);
  await expect(runOnSite({ innerPort, secret }, hide)).rejects.toThrow('not in a state');
});

it.each([undefined, 'Bearer x', `Bearer ${operatorKey('another secret')}`, operatorKey(secret)])(
  'refuses who shows %s',
  async (authorization) => {
    expect((await post(asked, authorization)).statusCode).toBe(401);
  },
);

it.each([{}, { ...asked, more: 1 }, { ...asked, values: { asset: 1 } }, { ...asked, actor: '' }])(
  'refuses an invalid operation: %j',
  async (payload) => {
    expect((await post(payload, `Bearer ${operatorKey(secret)}`)).statusCode).toBe(400);
  },
);

it('reports that no site responds', async () => {
  await expect(runOnSite({ innerPort: 9, secret }, asked)).rejects.toThrow('inner port 9');
});
