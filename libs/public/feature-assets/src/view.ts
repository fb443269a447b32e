export { toAssetsPageView } from './lib/assets-page.view.ts';
