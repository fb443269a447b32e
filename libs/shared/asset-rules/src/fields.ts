export {
  completeness,
  contradiction,
  minImages,
  publishGaps,
  type CompletenessGap,
  type GapCode,
  type PartialAsset,
  type PublishGap,
} from './lib/asset-completeness.ts';
export {
  assetField,
  assetFieldNames,
  assetFieldsFrom,
  fieldExists,
  fieldGroup,
  fieldRequired,
  type AssetFieldName,
  type AssetFields,
} from './lib/asset-fields.ts';
export {
  assetSteps,
  type AssetField,
  type AssetGroup,
  type AssetStep,
  type AssetUnit,
} from './lib/asset-fields.types.ts';
export { priceToConfirm } from './lib/price-to-confirm.ts';
export { imageLimits } from './lib/image-limits.ts';
