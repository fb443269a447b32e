export { CountedLinks, type CountedLink } from './lib/counted-links.tsx';
export { NewsShelf } from './lib/news-shelf.tsx';
export { Cards, Shelf } from './lib/shelf.tsx';
