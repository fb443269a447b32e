export { NewWhereYouLooked } from './lib/last-search/new-where-you-looked.tsx';
