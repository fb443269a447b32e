export { AreaPage } from './lib/area-page.tsx';
export { messages as areaPageMessages } from './lib/area-page.messages.ts';
export type { AreaPageView } from './lib/area-page.view.ts';
export { areaDescription, areaTitle, areaTrail } from './lib/area-title.ts';
export { AreasTrail, AreaTrail } from './lib/area-trail.tsx';
export { AreasPage } from './lib/areas-page.tsx';
