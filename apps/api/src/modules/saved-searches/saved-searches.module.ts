import { savedSearchJob } from './run-saved-searches.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';

export const savedSearchesModule = {
  name: 'saved-searches',
  routes: [savedSearchRoutes],
  jobs: [savedSearchJob],
};
