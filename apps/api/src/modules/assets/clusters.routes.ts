import type { FastifyInstance } from 'fastify';
import { getAssetClusters } from '@yoodee/api-contract/clusters';
import { route } from '../../http/route.ts';
import { checkReach } from '../geo/check-reach.ts';
import type { AssetSearch } from './asset-search.ts';

/** Map clusters of the list's assets. */
export const clusterRoutes = (app: FastifyInstance, { assetSearch }: { assetSearch: AssetSearch }) => {
  route(app, getAssetClusters, async ({ query }) => {
    checkReach(query);
    return assetSearch.cluster(query);
  });
};
