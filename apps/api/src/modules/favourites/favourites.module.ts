import { favouriteRoutes } from './favourites.routes.ts';

export const favouritesModule = {
  routes: [favouriteRoutes],
};
