export { toAreaPageView } from './lib/area-page.view.ts';
export { toAreasPageView } from './lib/areas-page.view.ts';
