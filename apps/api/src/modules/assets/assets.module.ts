import { assetRoutes } from './assets.routes.ts';
import { bestMatchRoutes } from './best-matches.routes.ts';
import { clusterRoutes } from './clusters.routes.ts';
import { historyRoutes } from './history.routes.ts';
import { photographRoutes } from './photograph.routes.ts';
import { indexSnapshotJob } from './index-snapshot/index-snapshot.job.ts';
import { priceCutRoutes } from './price-cuts.routes.ts';
import { buildEngineJob } from './build-engine.job.ts';
import { similarRoutes } from './similar.routes.ts';
import { suggestRoutes } from './suggest.routes.ts';

export const assetsModule = {
  rootRoutes: [photographRoutes],
  routes: [assetRoutes, bestMatchRoutes, clusterRoutes, historyRoutes, priceCutRoutes, similarRoutes, suggestRoutes],
  jobs: [indexSnapshotJob, buildEngineJob],
};
