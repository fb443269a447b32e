import { servicesContent } from './services-content.ts';
import { serviceRoutes } from './services.routes.ts';

export const servicesModule = {
  routes: [serviceRoutes],
  contentKinds: [servicesContent],
};
