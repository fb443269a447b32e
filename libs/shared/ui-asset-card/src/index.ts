export { messages as assetCardMessages } from './lib/asset-card.messages.ts';
export { AssetCard, type AssetCardProps } from './lib/asset-card.tsx';
export { shownBedrooms, toAssetCardView, type AssetCardView } from './lib/asset-card.view.ts';
export { CardActionProvider, type CardAction } from './lib/card-action.ts';
export { DetailHeading, TitleLevel } from './lib/detail-heading.tsx';
export {
  joinTexts,
  memberName,
  nameInSentence,
  placeLine,
  textIn,
  typedText,
  withoutBreaks,
  type ShownText,
} from './lib/asset-text.ts';
export { fieldLabel, fieldText, unitLabel } from './lib/field-value.ts';
export { Price } from './lib/price.tsx';
export { propertyIcons } from './lib/property-icons.ts';
