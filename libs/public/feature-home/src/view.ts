export { toAreaPageView } from './lib/area/area-page.view.ts';
export { toAreasPageView } from './lib/area/areas-page.view.ts';
export { toHomePageView } from './lib/home-page.view.ts';
