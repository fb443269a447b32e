import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type AssetIndex,
  clusterIndex,
  createAssetIndex,
  type Filter,
  findAmong,
  inScratch,
  searchIndex,
  slowFilters,
} from '@yoodee/server-search-index';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import type { AssetRow } from './asset-detail.ts';
import { measureSearch, reportIndex, searchShape, type SearchShape } from './search.metrics.ts';
import { shareRuns } from '../../db/share-runs.ts';
import type { IndexSnapshots } from './index-snapshot/index-snapshots.ts';
import type { SearchEngine } from './search-engine.ts';
import { createSearchRowQueries } from './search-rows.queries.ts';
import { findSimilar, type SimilarIds } from './similar.ts';

/** Above this share of dead documents a large enough index is rebuilt. */
const rebuildAt = { deadShare: 0.5, documents: 20_000 };

/** Rows per slice before the event loop continues: some milliseconds. */
const perTurn = 100;

export interface AssetSearch extends SearchEngine {
  /** Similar listed assets, for an asset in any state; equally fresh. */
  similar(row: AssetRow): Promise<SimilarIds>;
  /**
   * Runs a function on the index, for other modules; equally fresh. `now` is in epoch milliseconds; `version` is the
   * content version of the index. Work of tens of milliseconds must yield to the event loop between its parts.
   */
  read<Answer>(
    question: (index: AssetIndex, now: number, version: number) => Answer | Promise<Answer>,
  ): Promise<Answer>;
  /** Applies all changes; the first time it loads everything, or what changed since the snapshot. */
  catchUp(): Promise<unknown>;
}

/** An index that holds every change up to a content version; `now` is the time of the database. */
interface CaughtUp {
  index: AssetIndex;
  now: number;
  version: number;
}

/**
 * An index that follows the table by content version. Applying a change twice is harmless, so it needs no transaction.
 */
const createFollower = (db: Db, { index, version } = { index: createAssetIndex(), version: 0 }) => {
  const rows = createSearchRowQueries(db);
  let seen = version;
  return {
    index,
    async catchUp(): Promise<CaughtUp> {
      const { version: current, now } = await readContentVersion(db);
      if (current !== seen) {
        for (const assetId of await rows.removedSince(seen)) index.remove(assetId);
        for await (const chunk of rows.changedSince(seen))
          for (const [at, row] of chunk.entries()) {
            if (at % perTurn === perTurn - 1) await nextTurn();
            index.upsert(row);
          }
        // No request waits during the first load; later loads would delay requests.
        if (seen === 0)
          for (const order of index.orders()) {
            order.compact();
            await nextTurn();
          }
        seen = current;
      }
      reportIndex(index, current);
      return { index, now: now.getTime(), version: current };
    },
  };
};

/** Yields to the event loop after each slow filter. A change in between counts as one after the search. */
const resolveInTurns = async (index: AssetIndex, query: AssetQuery): Promise<Filter[]> => {
  const { turns, known } = slowFilters(index, query);
  for (const turn of turns) {
    turn();
    await nextTurn();
  }
  return known();
};

/**
 * Search with an in-memory index in this process. Each call first compares the content version with the database, so
 * that replicas are consistent. It starts from a snapshot where there is one. Counting does not use the database:
 * facets of 100,000 rows take hundreds of milliseconds in SQL on the embedded engine.
 */
export const createAssetSearch = (db: Db, snapshots?: Pick<IndexSnapshots, 'restore'>): AssetSearch => {
  let follower: ReturnType<typeof createFollower> | null = null;
  let rebuilding: Promise<void> | null = null;
  const catchUp = shareRuns(async () => {
    follower ??= createFollower(db, (await snapshots?.restore()) ?? undefined);
    return follower.catchUp();
  });

  const rebuildIfWorn = (index: AssetIndex) => {
    if (rebuilding || index.documents() < rebuildAt.documents || index.deadShare() < rebuildAt.deadShare) return;
    const fresh = createFollower(db);
    rebuilding = fresh
      .catchUp()
      .then(() => {
        follower = fresh;
      })
      // The old index still works; the next search retries.
      .catch(() => undefined)
      .finally(() => {
        rebuilding = null;
      });
  };

  const caughtUp = async () => {
    const current = await catchUp();
    rebuildIfWorn(current.index);
    return current;
  };

  const ask = <Answer>(
    shape: SearchShape,
    question: (current: CaughtUp) => Answer | Promise<Answer>,
  ): Promise<Answer> => measureSearch(shape, async () => question(await caughtUp()));

  return {
    catchUp,
    search: (query) =>
      ask(searchShape(query), async ({ index, now }) =>
        searchIndex(index, query, now, await resolveInTurns(index, query)),
      ),
    cluster: (query) =>
      ask('map', async ({ index, now }) => clusterIndex(index, query, now, await resolveInTurns(index, query))),
    among: (query, assetIds) => ask('among', ({ index, now }) => findAmong(index, query, { assetIds, now })),
    similar: (row) => ask('similar', ({ index, now }) => inScratch(() => findSimilar(index, row, now))),
    read: (question) => ask('read', ({ index, now, version }) => question(index, now, version)),
  };
};
