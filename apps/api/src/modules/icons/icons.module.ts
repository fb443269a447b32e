import { iconRoutes } from './icons.routes.ts';

export const iconsModule = {
  rootRoutes: [iconRoutes],
};
