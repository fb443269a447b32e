export { facilities, features } from './lib/asset.amenities.ts';
export {
  assetStatuses,
  buildingConditions,
  cityPlanColours,
  contactChannels,
  doubtfulTitleDeeds,
  furnishings,
  imageCategories,
  locationPrecisions,
  mortgageStatuses,
  orientations,
  ownershipQuotas,
  petPolicies,
  roadAccesses,
  sellerRoles,
  tenures,
  titleDeedTypes,
  traits,
  transferFeePayers,
  urgencies,
  viewTypes,
  type AssetStatus,
  type ContactChannel,
  type ImageCategory,
} from './lib/asset-facts.options.ts';
export { dryYear, noiseSources } from './lib/declared-facts.options.ts';
export { categoriesOf, wantedCategories } from './lib/image-categories.ts';
export {
  codesOf,
  homeTypes,
  listingTypes,
  propertyTypes,
  type ListingType,
  type PropertyType,
} from './lib/asset.options.ts';
