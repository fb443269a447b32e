import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, describe } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { assets } from '../../../db/schema.ts';
import { insertAsset, insertAssets } from '../../../testing/listed-assets.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { buildIndex, feedIndex } from './feed.ts';
import { openStandInServer, type Sent, type StandInServer } from './server.testing.ts';

let database: Database;
let server: StandInServer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(assets);
  server = await openStandInServer();
});
afterEach(() => server.close());

const build = () => buildIndex(database.db, server.place);
const feed = () => feedIndex(database.db, server.place);

/** The requests since the last call. */
const taken = (): Sent[] => server.sent.splice(0);
const named = (sent: readonly Sent[]) => sent.map(({ at }) => at.replaceAll(/\.\d+/g, '.N'));
const actionsIn = (sent: readonly Sent[]) =>
  sent
    .filter(({ at }) => at === 'POST /_bulk')
    .flatMap(({ lines }) => lines.filter((line) => line.index ?? line.delete))
    .map((line) => Object.entries(line)[0] as [string, { _index: string; _id: string; version: number }]);

describe('feeding OpenSearch', () => {
  it('builds an index from the template, fills it, and gives it the alias that hides its state', async () => {
    const ids = await insertAssets(database.db, [{}, {}, {}]);

    expect(await build()).toBe('built');

    const sent = taken();
    expect(named(sent)).toEqual([
      'GET /listings/_doc/state',
      'POST /_index_template/listings',
      'GET /listings.*',
      'PUT /listings.N',
      'POST /_bulk',
      'GET /listings.N/_refresh',
      'PUT /listings.N/_doc/state',
      'GET /listings.*',
      'POST /_aliases',
    ]);
    expect(sent[1]!.lines[0]).toMatchObject({
      index_patterns: ['listings.*'],
      template: { settings: { number_of_shards: 1, refresh_interval: '-1' }, mappings: { dynamic: 'strict' } },
    });
    const version = (server.state() as { version: number }).version;
    expect(actionsIn(sent)).toEqual(
      ids.map((id) => [
        'index',
        { _index: [...server.indices][0], _id: String(id), version, version_type: 'external_gte' },
      ]),
    );
    expect(sent.at(-1)!.lines[0]).toEqual({
      actions: [
        { add: { index: [...server.indices][0], alias: 'listings', filter: { exists: { field: 'asset_id' } } } },
      ],
    });
    expect(await build()).toBe('exists');
  });

  it('writes changes and removals, and refreshes the index before it stores the new version', async () => {
    const [first] = await insertAssets(database.db, [{}, {}]);
    await build();
    taken();
    const added = await insertAsset(database.db, {});
    await database.db.delete(assets).where(eq(assets.id, first!));

    await feed();

    const sent = taken();
    expect(named(sent)).toEqual([
      'GET /listings/_doc/state',
      'POST /_bulk',
      'GET /listings.N/_refresh',
      'PUT /listings.N/_doc/state',
    ]);
    expect(actionsIn(sent).map(([kind, { _id }]) => [kind, Number(_id)])).toEqual([
      ['delete', first],
      ['index', added],
    ]);
    await feed();
    expect(named(taken())).toEqual(['GET /listings/_doc/state']);
  });

  it('serialises the feeds of several processes', async () => {
    await build();
    await insertAssets(database.db, [{}, {}]);
    taken();

    await Promise.all([feed(), feed(), feed()]);

    expect(named(taken()).filter((at) => at === 'POST /_bulk')).toHaveLength(1);
  });

  it('builds beside the index of another release, and removes that with the swap', async () => {
    await insertAssets(database.db, [{}]);
    await build();
    const [old] = server.indices;
    (server.state() as { definition: string }).definition = 'of another release';
    await expect(feed()).rejects.toMatchObject({ failure: 'not built' });
    taken();

    expect(await build()).toBe('built');

    expect(taken().at(-1)!.lines[0]).toMatchObject({
      actions: [{ add: { alias: 'listings' } }, { remove_index: { index: old } }],
    });
    expect(server.indices.has(old!)).toBe(false);
    expect(server.indices.size).toBe(1);
  });

  it('rebuilds for a database that was restored to an earlier time', async () => {
    await build();
    (server.state() as { version: number }).version += 1_000;

    expect(await build()).toBe('built');
  });

  it('keeps the old index in use when a build fails, and removes the incomplete one with the next build', async () => {
    await insertAssets(database.db, [{}]);
    await build();
    const [old] = server.indices;
    (server.state() as { definition: string }).definition = 'of another release';
    server.fault = ({ at }) =>
      at === 'POST /_bulk' ? { status: 500, body: { error: { type: 'broken' } } } : undefined;

    await expect(build()).rejects.toMatchObject({ failure: 'wrong' });
    expect([...server.indices]).toEqual([old, expect.any(String)]);

    server.fault = () => undefined;
    expect(await build()).toBe('built');
    expect(server.indices.size).toBe(1);
  });

  it('retries what a busy server refused, and treats a conflict with a later version as done', async () => {
    await build();
    await insertAssets(database.db, [{}, {}]);
    const item = (status: number) => ({ index: { status, error: { type: 'x', reason: 'y' } } });
    const answers = [[item(429), item(409)], [item(201)]];
    server.fault = ({ at }) =>
      at === 'POST /_bulk' ? { status: 200, body: { errors: answers.length > 1, items: answers.shift() } } : undefined;
    taken();

    await feed();

    expect(named(taken()).filter((at) => at === 'POST /_bulk')).toHaveLength(2);
  });

  it('fails, and keeps the stored version, when a listing is refused', async () => {
    await build();
    const before = server.state();
    await insertAsset(database.db, {});
    server.fault = ({ at }) =>
      at === 'POST /_bulk'
        ? { status: 200, body: { errors: true, items: [{ index: { status: 400, error: { type: 'strict' } } }] } }
        : undefined;

    await expect(feed()).rejects.toMatchObject({ failure: 'wrong' });
    expect(server.state()).toEqual(before);
  });
});
