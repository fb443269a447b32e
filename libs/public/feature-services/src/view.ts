export { toServicePageView } from './lib/service-page.view.ts';
export { toServicesPageView, toServiceTeasers } from './lib/services-page.view.ts';
