import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AssetClusters, AssetQuery, ClusterQuery } from '@yoodee/api-contract';
import { readContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import type { AssetRow } from './asset-detail.ts';
import { shareRuns } from './share-runs.ts';
import { createAssetIndex, type AssetIndex } from './search-index/asset-index.ts';
import { clusterIndex } from './search-index/clusters.ts';
import { findAmong } from './search-index/find-among.ts';
import { inScratch } from './search-index/scratch.ts';
import { searchIndex, type SearchResult } from './search-index/search.ts';
import { createSearchRowQueries } from './search-rows.queries.ts';
import { findSimilar, type SimilarIds } from './similar.ts';

/** With more dead documents than this the index is built afresh, if it is big enough to matter. */
const rebuildAt = { deadShare: 0.5, documents: 20_000 };

/** Rows taken into the index before others are served: some milliseconds. */
const perTurn = 100;

export interface AssetSearch {
  /** Sees every change committed before the call. */
  search(query: AssetQuery): Promise<SearchResult>;
  /** The same assets as a map shows them; as fresh. */
  cluster(query: ClusterQuery): Promise<AssetClusters>;
  /** Listed assets like this one, whatever its own state; as fresh. */
  similar(row: AssetRow): Promise<SimilarIds>;
  /** Those of these assets that a search finds, on whichever page; as fresh. */
  among(query: AssetQuery, assetIds: readonly number[]): Promise<number[]>;
  /**
   * Answers by the index itself, for questions of other modules; as fresh. `now` in epoch milliseconds; `version` is the
   * content version that the index stands for.
   */
  read<Answer>(question: (index: AssetIndex, now: number, version: number) => Answer): Promise<Answer>;
  /** Takes over what has changed; the first time that is everything. */
  catchUp(): Promise<unknown>;
}

/** An index that follows the table by content version. A change read twice does no harm, so no transaction is needed. */
const createFollower = (db: Db) => {
  const rows = createSearchRowQueries(db);
  const index = createAssetIndex();
  let seen = 0;
  return {
    index,
    async catchUp(): Promise<{ index: AssetIndex; now: number; version: number }> {
      const { version, now } = await readContentVersion(db);
      if (version !== seen) {
        for (const assetId of await rows.removedSince(seen)) index.remove(assetId);
        for await (const chunk of rows.changedSince(seen))
          for (const [at, row] of chunk.entries()) {
            if (at % perTurn === perTurn - 1) await nextTurn();
            index.upsert(row);
          }
        // The first time nobody waits yet; afterwards a visitor would.
        if (seen === 0)
          for (const order of index.orders()) {
            order.compact();
            await nextTurn();
          }
        seen = version;
      }
      return { index, now: now.getTime(), version };
    },
  };
};

/**
 * Search over an index in this process. Each answer first compares the content version with the database's, so that
 * replicas agree with it and with each other; the counting itself asks the database nothing (decision: counting facets
 * of 100,000 rows in SQL takes hundreds of milliseconds on the embedded engine).
 */
export const createAssetSearch = (db: Db): AssetSearch => {
  let follower = createFollower(db);
  let rebuilding: Promise<void> | null = null;
  const catchUp = shareRuns(() => follower.catchUp());

  const rebuildIfWorn = (index: AssetIndex) => {
    if (rebuilding || index.documents() < rebuildAt.documents || index.deadShare() < rebuildAt.deadShare) return;
    const fresh = createFollower(db);
    rebuilding = fresh
      .catchUp()
      .then(() => {
        follower = fresh;
      })
      // The worn index answers as well; the next search tries again.
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

  return {
    catchUp,
    async search(query) {
      const { index, now } = await caughtUp();
      return searchIndex(index, query, now);
    },
    async cluster(query) {
      const { index, now } = await caughtUp();
      return clusterIndex(index, query, now);
    },
    async among(query, assetIds) {
      const { index, now } = await caughtUp();
      return findAmong(index, query, { assetIds, now });
    },
    async similar(row) {
      const { index, now } = await caughtUp();
      return inScratch(() => findSimilar(index, row, now));
    },
    read: (question) => caughtUp().then(({ index, now, version }) => question(index, now, version)),
  };
};
