import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';
import { insertMember } from '../../testing/listed-assets.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createAssetQueries } from './assets.queries.ts';
import { findSameSoi } from '../price-comparison/same-soi.ts';
import { createSearchRowQueries } from './search-rows.queries.ts';

/** Enough that a sequential scan is never the cheaper plan. */
const assetCount = 4_000;

let database: Database;
let statements: { query: string; params: unknown[] }[] = [];
/** The same database, recording its statements. */
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = drizzle(database.pool, {
    schema,
    logger: { logQuery: (query, params) => statements.push({ query, params }) },
  });
  const owners = [];
  while (owners.length < assetCount / 20) owners.push(await insertMember(database.db));
  const run = (text: string, params: unknown[] = []) => database.pool.query(text, params);
  await run(
    `insert into assets (owner_id, seller_role, status, listing_type, property_type, province_code, district_code, soi, title_th, description_th, published_at)
     select ($1::bigint[])[1 + n % cardinality($1::bigint[])], 'owner', 'published', 'sale', 'condo', '10', '1039', 'ซอยสุขุมวิท ' || n % 100, 'ทรัพย์', repeat('ก', 500), now()
     from generate_series(1, $2::int) n`,
    [owners, assetCount],
  );
  await run(
    `insert into asset_images (asset_id, key, kind, width, height, bytes, thumbhash, sort)
     select id, 'key-' || id || n, 'photo', 1600, 1200, 1, 'AAAA', n from assets, generate_series(1, 3) n`,
  );
  await run(`insert into asset_events (asset_id, kind) select id, 'published' from assets`);
  await run(
    `insert into asset_search (asset_id, changed, listing_type, property_type, province_code, district_code, price_reduced,
       facilities, features, has_floor_plan, has_video, published_at, confirmed_at, is_stale, words)
     select id, id, 'sale', 'condo', '10', '1039', false, '{}', '{}', false, false, now(), now(), false, repeat('คำ ', 60) from assets`,
  );
  await run('analyze');
});
afterAll(() => database.close());

/** The plans of all statements that `work` runs. */
const plansOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  statements = [];
  await work();
  const asked = statements;
  const plans = [];
  for (const { query, params } of asked) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
};

const bigTable = /Seq Scan on (assets|asset_images|asset_events|asset_search)\b/;

it.each([
  [
    'the cards of a page',
    () => createAssetQueries(db).findSummaries(Array.from({ length: 24 }, (_, n) => n * 100 + 1)),
  ],
  ['an asset', () => createAssetQueries(db).findById(7)],
  [
    'the page of an asset',
    async () => {
      const assets = createAssetQueries(db);
      return assets.readDetail((await assets.findById(7))!);
    },
  ],
  ['what was removed', () => createSearchRowQueries(db).removedSince(5)],
  [
    'what changed lately',
    () =>
      createSearchRowQueries(db)
        .changedSince(assetCount - 10)
        .next(),
  ],
  ['the first of all rows', () => createSearchRowQueries(db).changedSince(0).next()],
])('reads %s by index alone', async (_name, work) => {
  const plans = await plansOf(work);

  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).not.toMatch(bigTable);
});

it('reads the listings of a soi by the end of its name', async () => {
  const asset = (await createAssetQueries(database.db).findById(7))!;

  const [plan] = await plansOf(() => findSameSoi(db, asset));

  expect(plan).toMatch(/assets_soi/);
  expect(plan).toContain('~>=~');
});
