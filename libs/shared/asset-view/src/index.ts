export { AssetCard, type AssetCardProps } from './lib/asset-card.tsx';
export { toAssetCardView, type AssetCardView } from './lib/asset-card.view.ts';
export { CardActionProvider, type CardAction } from './lib/card-action.ts';
export { AssetDetail, type AssetDetailProps } from './lib/asset-detail.tsx';
export { toAssetDetailView, type AssetDetailView } from './lib/asset-detail.view.ts';
export { pricesOf, type PriceView } from './lib/asset-price.ts';
export { placeLine, textIn, typedText, type ShownText } from './lib/asset-text.ts';
export { fieldLabel, fieldText, unitLabel } from './lib/field-value.ts';
export { Price } from './lib/price.tsx';
