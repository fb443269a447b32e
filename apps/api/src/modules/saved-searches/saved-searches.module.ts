import { savedSearchJob } from './run-saved-searches.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';

export const savedSearchesModule = {
  routes: [savedSearchRoutes],
  jobs: [savedSearchJob],
};
