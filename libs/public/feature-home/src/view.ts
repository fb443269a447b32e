export { toHomePageView } from './lib/home-page.view.ts';
