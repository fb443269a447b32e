export { DealTabs } from './lib/hero.tsx';
export { HomePage } from './lib/home-page.tsx';
export { messages as homePageMessages } from './lib/home-page.messages.ts';
