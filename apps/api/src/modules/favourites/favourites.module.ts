import { favouriteRoutes } from './favourites.routes.ts';

export const favouritesModule = {
  name: 'favourites',
  routes: [favouriteRoutes],
};
