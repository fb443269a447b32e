import { outlineRoutes } from './outlines.routes.ts';

export const outlinesModule = {
  routes: [outlineRoutes],
};
