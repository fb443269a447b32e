import { assetMetricRoutes } from './asset-metrics.routes.ts';
import { expireListingsJob } from './expire-listings.ts';
import { lifeCycleRoutes } from './life-cycle.routes.ts';
import { memberAssetRoutes } from './member-assets.routes.ts';
import { openChangesRoutes } from './open-changes.routes.ts';
import { priceNoticesJob } from './price-notices.ts';
import { priceRoutes } from './price.routes.ts';
import { discardedChangesJob } from './publish-changes.ts';

export const memberAssetsModule = {
  routes: [memberAssetRoutes, openChangesRoutes, lifeCycleRoutes, priceRoutes, assetMetricRoutes],
  jobs: [expireListingsJob, priceNoticesJob, discardedChangesJob],
};
