export { AssetPage } from './lib/asset-page.tsx';
export { AssetsPage } from './lib/assets-page.tsx';
export { messages as assetsPageMessages } from './lib/assets-page.messages.ts';
export type { AssetsPageView } from './lib/assets-page.view.ts';
