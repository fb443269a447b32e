import { lineProofRoutes } from './line-proof.routes.ts';
import { lineProofCleanupJob } from './line-proofs.queries.ts';
import { lineRoutes } from './line.routes.ts';

export const lineModule = {
  routes: [lineRoutes, lineProofRoutes],
  jobs: [lineProofCleanupJob],
};
