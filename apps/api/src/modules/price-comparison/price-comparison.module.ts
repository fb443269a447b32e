import { priceErrorsJob } from './measure-errors.ts';
import { priceComparisonRoutes } from './price-comparison.routes.ts';

export const priceComparisonModule = {
  routes: [priceComparisonRoutes],
  jobs: [priceErrorsJob],
};
