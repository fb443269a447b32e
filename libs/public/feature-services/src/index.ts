export { ServiceBreadcrumb } from './lib/service-breadcrumb.tsx';
export { ServiceCards } from './lib/service-cards.tsx';
export { ServicePage } from './lib/service-page.tsx';
export { ServicesPage } from './lib/services-page.tsx';
export type { ServicePageView } from './lib/service-page.view.ts';
