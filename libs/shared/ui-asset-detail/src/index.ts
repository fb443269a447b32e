export { amenityIconNames } from './lib/amenity-icons.ts';
export { AssetDetail, type AssetDetailProps } from './lib/asset-detail.tsx';
export { toAssetDetailView, type AssetDetailView } from './lib/asset-detail.view.ts';
