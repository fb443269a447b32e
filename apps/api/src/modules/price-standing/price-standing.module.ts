import { priceStandingRoutes } from './price-standing.routes.ts';

export const priceStandingModule = {
  routes: [priceStandingRoutes],
};
