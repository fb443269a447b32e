import { priceStandingRoutes } from './price-standing.routes.ts';

export const priceStandingModule = {
  name: 'price-standing',
  routes: [priceStandingRoutes],
};
