import { proofRoutes } from './proofs.routes.ts';

export const proofsModule = {
  routes: [proofRoutes],
};
