import { authCleanupJob } from './auth-cleanup.ts';
import { authRoutes } from './auth.routes.ts';

export const authModule = {
  routes: [authRoutes],
  jobs: [authCleanupJob],
};
