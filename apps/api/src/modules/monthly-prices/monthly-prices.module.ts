import { monthlyPricesJob } from './monthly-prices.jobs.ts';
import { monthlyPriceRoutes } from './monthly-prices.routes.ts';

export const monthlyPricesModule = {
  rootRoutes: [monthlyPriceRoutes],
  jobs: [monthlyPricesJob],
};
