import { sql } from 'drizzle-orm';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import { readReach } from '@yoodee/api-contract/reach';
import type { SearchResult } from '@yoodee/server-search-index';
import { asOffered } from '@yoodee/server-search-index/definition';
import { journeysTo } from '@yoodee/server-thai-geo';
import type { Db } from '../../../db/database.ts';
import type { SearchEngine } from '../search-engine.ts';
import { clusterListings } from './cluster.ts';
import { allOfThem, conditionsOf, type Read } from './conditions.ts';
import { notBuilt } from './engine-failure.ts';
import { countFacets } from './facets.ts';
import { feedListings } from './listings-feed.ts';
import { engineDefinition, engineSchema, listingsOf } from './listings-table.ts';
import { reportLag } from './search-engine.metrics.ts';
import { shareRuns } from '../../../db/share-runs.ts';
import { findNearMisses, findRelaxations } from './near-misses.ts';
import { pageOf } from './order.ts';
import { readWords } from './read-words.ts';

/** The tables of a build, as one moment of the database sees them. */
interface Moment {
  db: Db;
  build: number;
  /** Of the database, epoch milliseconds. */
  now: number;
}

/** The SQL conditions and order of a query. */
const understand = async ({ db, build, now }: Moment, query: AssetQuery) => {
  // PostgreSQL estimates a comparison of words as cheap as one of numbers, and would read the words of every listing.
  if (query.q) await db.execute(sql`set local enable_seqscan = off`);
  const { words, titled } = await readWords(db, build, query.q);
  const read: Read = { words, now };
  return { read, titled, conditions: conditionsOf(asOffered(query), read) };
};

const readJourneys = async (
  { db, build }: Moment,
  { reach }: AssetQuery,
  assetIds: readonly number[],
): Promise<SearchResult['journeys']> => {
  if (!reach || assetIds.length === 0) return new Map();
  const ways = reach.flatMap((text) => readReach(text) ?? []).map(({ place }) => journeysTo(place));
  const { rows } = await db.execute<{ asset_id: number; lat: number | null; lng: number | null }>(
    sql`select asset_id, lat, lng from ${listingsOf(build)} where asset_id = any(${sql.param(assetIds)}::bigint[])`,
  );
  return new Map(
    rows.map(({ asset_id, lat, lng }) => [asset_id, ways.map((way) => way({ lat: lat ?? NaN, lng: lng ?? NaN }))]),
  );
};

export const searchListings = async (moment: Moment, query: AssetQuery): Promise<SearchResult> => {
  const { db, build } = moment;
  const { read, titled, conditions } = await understand(moment, query);
  const { facets, total } = await countFacets(db, build, query, conditions);
  const { rows } = await db.execute<{ asset_id: number }>(
    sql`select asset_id from ${listingsOf(build)} as listing where ${allOfThem(conditions)} ${pageOf(query, titled)}`,
  );
  const assetIds = rows.map(({ asset_id }) => asset_id);
  const loose = { conditions, read };
  const nearMisses = total === 0 ? await findNearMisses(db, build, asOffered(query), loose) : [];
  return {
    ...{ assetIds, total, facets, nearMisses },
    relaxations: total === 0 ? await findRelaxations(db, build, query, loose) : [],
    journeys: await readJourneys(moment, query, [...assetIds, ...nearMisses.map(({ assetId }) => assetId)]),
  };
};

export const clusterOfListings = async (moment: Moment, query: ClusterQuery): Promise<AssetClusters> => {
  const { read } = await understand(moment, query);
  return clusterListings(moment.db, moment.build, query, read);
};

const among = async (moment: Moment, query: AssetQuery, assetIds: readonly number[]): Promise<number[]> => {
  const { conditions } = await understand(moment, query);
  const { rows } = await moment.db.execute<{ asset_id: number }>(
    sql`select asset_id from ${listingsOf(moment.build)} as listing
      where asset_id = any(${sql.param(assetIds)}::bigint[]) and ${allOfThem(conditions)}`,
  );
  const found = new Set(rows.map(({ asset_id }) => asset_id));
  return assetIds.filter((assetId) => found.has(assetId));
};

/** The last moment of the tables, and how many content versions they are behind. */
const readMoment = async (db: Db): Promise<Moment & { behind: number }> => {
  const { rows } = await db.execute<{ build: number; definition: string; behind: number; now: number }>(
    sql`select state.build, state.definition, (content.version - state.version)::int as behind,
        (extract(epoch from now()) * 1000)::float8 as now
      from ${sql.raw(engineSchema)}.state as state, content_version as content where content.id = 1`,
  );
  const row = rows[0];
  if (row?.definition !== engineDefinition) throw notBuilt();
  return { db, build: row.build, now: Math.floor(row.now), behind: row.behind };
};

/**
 * Refuses further statements after a timeout, so that a search which nobody waits for releases its connection. The
 * error has the code of a statement that PostgreSQL cancels.
 */
const until = (db: Db, moment: number): Db =>
  new Proxy(db, {
    get(target, key) {
      if (key === 'execute' && performance.now() > moment)
        throw Object.assign(new Error('The search took too long.'), { code: '57014' });
      return Reflect.get(target, key);
    },
  });

/**
 * Search in SQL, over tables that follow the content version. Searches read from `readDb`, changes are written to `db`.
 * A search first waits until the tables include all earlier changes; on a database replica, those that it has received.
 *
 * @param withinMs after which a search is given up
 */
export const createPostgresEngine = ({
  db,
  readDb,
  withinMs,
}: {
  db: Db;
  readDb: Db;
  withinMs: number;
}): SearchEngine => {
  const feed = shareRuns(() => feedListings(db));

  /** One snapshot for all statements of a search: total, page and counts agree. */
  const ask = async <Answer>(question: (moment: Moment) => Promise<Answer>, isFed = false): Promise<Answer> => {
    const answered = await readDb.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${withinMs}`));
        const begun = performance.now();
        const moment = await readMoment(tx);
        reportLag(moment.behind);
        return moment.behind > 0 && !isFed
          ? null
          : { answer: await question({ ...moment, db: until(tx, begun + withinMs) }) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (answered) return answered.answer;
    await feed();
    return ask(question, true);
  };

  return {
    search: (query) => ask((moment) => searchListings(moment, query)),
    cluster: (query) => ask((moment) => clusterOfListings(moment, query)),
    among: (query, assetIds) => ask((moment) => among(moment, query, assetIds)),
  };
};
