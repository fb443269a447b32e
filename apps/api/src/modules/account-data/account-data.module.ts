import { accountDataRoutes } from './account-data.routes.ts';
import { deletionRoutes } from './deletion.routes.ts';
import { eraseMembersJob } from './erase-member.ts';
import { exportRoutes } from './export.routes.ts';

export const accountDataModule = {
  routes: [accountDataRoutes, deletionRoutes, exportRoutes],
  jobs: [eraseMembersJob],
};
