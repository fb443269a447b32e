import { priceAlertJob } from './run-price-alerts.ts';

export const priceAlertsModule = {
  jobs: [priceAlertJob],
};
