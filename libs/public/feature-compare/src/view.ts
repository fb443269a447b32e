export { readAddedId, readCompareIds } from './lib/compare-ids.ts';
export { toComparePageView } from './lib/compare-page.view.ts';
