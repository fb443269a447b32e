import { matchAssetsJob } from './match-assets.job.ts';
import { projectRoutes } from './projects.routes.ts';

export const projectsModule = {
  routes: [projectRoutes],
  jobs: [matchAssetsJob],
};
