export { toAssetsPageView } from './lib/assets-page.view.ts';
export { withKnownPlaces } from './lib/known-places.ts';
export { keepView, readResultView } from './lib/map/result-view.ts';
export { freeTextOf, saidKey, toExplicitSearch } from './lib/typed-search.ts';
