export { loadAreaMap } from './lib/map/load-area-map.tsx';
export { loadPriceAlert } from './lib/save-search/load-price-alert.tsx';
export type { PricedDistrict } from './lib/save-search/price-alert.tsx';
