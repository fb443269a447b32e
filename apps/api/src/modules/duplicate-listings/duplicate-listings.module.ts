import { duplicateListingRoutes } from './duplicate-listings.routes.ts';

export const duplicateListingsModule = {
  name: 'duplicate-listings',
  routes: [duplicateListingRoutes],
};
