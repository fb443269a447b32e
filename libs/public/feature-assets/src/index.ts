export { AssetPage, type AssetPageProps } from './lib/asset-page.tsx';
export { AssetHeadActions } from './lib/asset-head-actions.tsx';
export { AssetMissing } from './lib/asset-page-missing.tsx';
export { toSimilarView, type SimilarView } from './lib/similar/similar-assets.view.ts';
export { assetStructuredData } from './lib/asset-page.structured-data.ts';
export { AssetTrail, trailTo } from './lib/asset-page-trail.tsx';
export { AssetsPage } from './lib/assets-page.tsx';
export { messages as assetsPageMessages } from './lib/assets-page.messages.ts';
export type { AssetsPageView } from './lib/assets-page.view.ts';
