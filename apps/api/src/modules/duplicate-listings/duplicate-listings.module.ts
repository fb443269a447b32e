import { duplicateListingRoutes } from './duplicate-listings.routes.ts';

export const duplicateListingsModule = {
  routes: [duplicateListingRoutes],
};
