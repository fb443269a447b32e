export { loadIcons } from './lib/load-icons.ts';
export { apiOrigin, loadFromApi, loadProvinces } from './lib/load-from-api.ts';
export { redirectFirstPage } from './lib/redirect-first-page.ts';
