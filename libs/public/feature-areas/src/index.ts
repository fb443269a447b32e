export { AreaMessages } from './lib/area-messages.ts';
export { AreaPage } from './lib/area-page.tsx';
export type { AreaPageView } from './lib/area-page.view.ts';
export { areaDescription, areaTitle, areaTrail } from './lib/area-title.ts';
export { AreasTrail, AreaTrail } from './lib/area-trail.tsx';
export { AreasPage } from './lib/areas-page.tsx';
