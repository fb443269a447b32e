export { CreateAssetPage } from './lib/create-asset-page.tsx';
export { CreateAssetPreviewPage } from './lib/preview/create-asset-preview-page.tsx';
export { PublishedPage } from './lib/published/published-page.tsx';
