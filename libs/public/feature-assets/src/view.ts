export { toAssetsPageView } from './lib/assets-page.view.ts';
export { keepView, readResultView } from './lib/map/result-view.ts';
