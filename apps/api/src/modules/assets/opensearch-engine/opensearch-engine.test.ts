import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { facetNames } from '@yoodee/api-contract/asset-list';
import type { Database } from '../../../db/database.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { insertAsset, insertAssets } from '../../../testing/listed-assets.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createAssetSearch } from '../asset-search.ts';
import { searchWithStandIn } from '../search-engine/stand-in.ts';
import { buildIndex } from './feed.ts';
import { createOpenSearchEngine } from './opensearch-engine.ts';
import { openStandInServer, type StandInServer } from './server.testing.ts';

let database: Database;
let server: StandInServer;
beforeAll(async () => {
  [database, server] = [await openTestDatabase(), await openStandInServer()];
  await insertAssets(database.db, [{ price_sale: 1_000_000 }, { price_sale: 2_000_000 }]);
  await buildIndex(database.db, server.place);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => {
  server.fault = () => undefined;
  register.resetMetrics();
});

const open = (withinMs = 300) => {
  const { db } = database;
  const { logger, text } = captureLog();
  const engine = createOpenSearchEngine({ db, readDb: db, place: server.place, withinMs });
  return { text, engine, search: searchWithStandIn(engine, createAssetSearch(db), { logger, withinMs }) };
};

/** Answers so far, by source and reason. */
const answers = async (): Promise<Record<string, number>> => {
  const metric = await register.getSingleMetric('yoodee_search_engine_answers_total')!.get();
  return Object.fromEntries(metric.values.map(({ labels, value }) => [`${labels.by}: ${labels.reason}`, value]));
};

const options = { buckets: [], sum_other_doc_count: 0 };
const aggregations = Object.fromEntries(facetNames.map((facet) => [facet, { doc_count: 0, options }]));
const answer = (hits: object[], total = hits.length) => ({
  status: 200,
  body: { timed_out: false, _shards: { failed: 0 }, hits: { total: { value: total }, hits }, aggregations },
});

const whenSearched = (reply: ReturnType<StandInServer['fault']>) => {
  server.fault = ({ at }) => (at === 'POST /listings/_search' ? reply : undefined);
};

describe('the search engine of OpenSearch', () => {
  it('gives ids, total and counts of one request', async () => {
    const counted = { ...options, buckets: [{ key: 'condo', doc_count: 7 }] };
    const given = answer([{ _id: '12' }, { _id: '9' }], 9);
    whenSearched({
      ...given,
      body: { ...given.body, aggregations: { ...aggregations, property_type: { doc_count: 7, options: counted } } },
    });
    const { engine } = open();
    server.sent.length = 0;

    const found = await engine.search({ property_type: ['condo'] });

    expect(found).toMatchObject({ assetIds: [12, 9], total: 9, facets: { property_type: { condo: 7 } } });
    expect(server.sent.map(({ at }) => at)).toEqual(['GET /listings/_doc/state', 'POST /listings/_search']);
  });

  it('writes published changes before it searches, and reports how many versions it was behind', async () => {
    whenSearched(answer([], 1));
    await insertAsset(database.db, {});
    server.sent.length = 0;

    await open().engine.search({});

    expect(server.sent.map(({ at }) => at.replace(/\.\d+/, '.N'))).toEqual([
      'GET /listings/_doc/state',
      'GET /listings/_doc/state',
      'POST /_bulk',
      'GET /listings.N/_refresh',
      'PUT /listings.N/_doc/state',
      'POST /listings/_search',
    ]);
    const [lag] = (await register.getSingleMetric('yoodee_search_engine_behind_versions')!.get()).values;
    expect(lag!.value).toBeGreaterThan(0);
  });

  it.each([
    ['late', 'does not answer', null],
    ['late', 'searched a part only', { status: 200, body: { ...answer([]).body, timed_out: true } }],
    ['refused', 'is busy', { status: 429, body: { error: { type: 'circuit_breaking_exception', reason: 'q=บ้านลับ' } } }],
    ['refused', 'is away', { status: 503, body: 'Service Unavailable', type: 'text/plain' }],
    ['refused', 'does not know us', { status: 401, body: 'Unauthorized', type: 'text/plain' }],
    ['wrong', 'does not understand', { status: 400, body: { error: { type: 'parsing_exception', reason: 'บ้านลับ' } } }],
    ['wrong', 'is a page', { status: 200, body: '<html>Welcome</html>', type: 'text/html' }],
    ['wrong', 'is not JSON', { status: 200, body: '{"hits":' }],
    ['wrong', 'lost a shard', { status: 200, body: { ...answer([]).body, _shards: { failed: 1 } } }],
    ['wrong', 'has more ids than matches', answer([{ _id: '1' }, { _id: '2' }], 1)],
    ['wrong', 'has ids that are none', answer([{ _id: 'x' }], 1)],
    ['wrong', 'left options out', { status: 200, body: { ...answer([{ _id: '1' }]).body, aggregations: {} } }],
    ['not built', 'was removed', { status: 404, body: { error: { type: 'index_not_found_exception' } } }],
  ])('falls back to the index, and logs it, when the engine is %s: it %s', async (reason, _what, reply) => {
    whenSearched(reply);
    const { search, text } = open();

    const found = await search.search({ price_max: 1_500_000, property_type: ['condo', 'detached_house'] });

    expect(found.total).toBe(1);
    expect(await answers()).toEqual({ [`index: ${reason}`]: 1 });
    expect(JSON.parse(text())).toMatchObject({ level: 40, reason });
    expect(text()).not.toMatch(/บ้านลับ|1500000/);
  });

  it('falls back to the index for an unreachable server, then opens the circuit breaker', async () => {
    const gone = await openStandInServer();
    await gone.close();
    const { db } = database;
    const engine = createOpenSearchEngine({ db, readDb: db, place: gone.place, withinMs: 300 });
    const search = searchWithStandIn(engine, createAssetSearch(db), captureLog());

    for (let asked = 0; asked < 7; asked++) expect((await search.search({ price_max: 1_500_000 })).total).toBe(1);
    expect(await answers()).toEqual({ 'index: refused': 5, 'index: resting': 2 });
  });

  it('falls back to the index while changes cannot be written, so that no published listing is missing', async () => {
    const { search } = open();
    const { total } = await search.search({});
    await insertAsset(database.db, {});
    server.fault = ({ at }) => (at === 'POST /_bulk' ? { status: 503, body: {} } : undefined);

    expect((await search.search({})).total).toBe(total + 1);
  });
});
