import type { FastifyInstance } from 'fastify';
import { getAssetClusters } from '@yoodee/api-contract';
import { route } from '../../http/route.ts';
import type { AssetSearch } from './asset-search.ts';

/** The list's assets as a map shows them. */
export const clusterRoutes = (app: FastifyInstance, { assetSearch }: { assetSearch: AssetSearch }) => {
  route(app, getAssetClusters, ({ query }) => assetSearch.cluster(query));
};
