export { HeaderSearch, HeroSearch } from './lib/search-box/search-form.tsx';
