import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import type { SearchResult } from '@yoodee/server-search-index';

/** What answers searches. Every answer includes each change that was committed before the call. */
export interface SearchEngine {
  search(query: AssetQuery): Promise<SearchResult>;
  /** The same assets as map clusters. */
  cluster(query: ClusterQuery): Promise<AssetClusters>;
  /** Those of the given assets that match the query, on any page. */
  among(query: AssetQuery, assetIds: readonly number[]): Promise<number[]>;
}
