export { AreaPage } from './lib/area/area-page.tsx';
export { messages as areaPageMessages } from './lib/area/area-page.messages.ts';
export type { AreaPageView } from './lib/area/area-page.view.ts';
export { areaDescription, areaTitle, areaTrail } from './lib/area/area-title.ts';
export { AreasTrail, AreaTrail } from './lib/area/area-trail.tsx';
export { AreasPage } from './lib/area/areas-page.tsx';
export { DealTabs } from './lib/hero.tsx';
export { HomePage } from './lib/home-page.tsx';
export { messages as homePageMessages } from './lib/home-page.messages.ts';
