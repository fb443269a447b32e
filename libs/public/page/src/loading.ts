export { apiOrigin, loadFromApi, loadProvinces } from './lib/load-from-api.ts';
