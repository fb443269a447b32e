import { proofRoutes } from './proofs.routes.ts';

export const proofsModule = {
  name: 'proofs',
  routes: [proofRoutes],
};
