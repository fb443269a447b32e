export { toServiceCardView } from './lib/service-card.view.ts';
export { toServicePageView } from './lib/service-page.view.ts';
export { toServicesPageView } from './lib/services-page.view.ts';
