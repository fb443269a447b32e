import { iconRoutes } from './icons.routes.ts';

export const iconsModule = {
  name: 'icons',
  rootRoutes: [iconRoutes],
};
