export { FavouritesPage } from './lib/favourites-page.tsx';
