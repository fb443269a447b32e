import { matchAssetsJob } from './match-assets.job.ts';
import { projectRoutes } from './projects.routes.ts';

export const projectsModule = {
  name: 'projects',
  routes: [projectRoutes],
  jobs: [matchAssetsJob],
};
