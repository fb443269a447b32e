import { priceAlertJob } from './run-price-alerts.ts';

export const priceAlertsModule = {
  name: 'price-alerts',
  jobs: [priceAlertJob],
};
