import { servicesContent } from './services-content.ts';
import { serviceRoutes } from './services.routes.ts';

export const servicesModule = {
  name: 'services',
  routes: [serviceRoutes],
  contentKinds: [servicesContent],
};
