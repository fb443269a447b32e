export { messages as favouritesPageMessages } from './lib/favourites-page.messages.ts';
export { FavouritesPage } from './lib/favourites-page.tsx';
