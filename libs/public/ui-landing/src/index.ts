export { CountedLinks, type CountedLink } from './lib/counted-links.tsx';
export { NewsShelf } from './lib/news-shelf.tsx';
export { PriceCourse, type PricePoint } from './lib/price-course.tsx';
export { Cards, Shelf } from './lib/shelf.tsx';
