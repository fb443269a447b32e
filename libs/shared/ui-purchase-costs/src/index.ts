export { AssetCosts } from './lib/asset-costs.tsx';
export { toAssetCostsView, type AssetCostsView } from './lib/asset-costs.view.ts';
