export {
  completeness,
  minImages,
  publishGaps,
  type CompletenessGap,
  type PartialAsset,
  type PublishGap,
} from './lib/asset-completeness.ts';
export { facilities, features } from './lib/asset.amenities.ts';
export {
  assetStatuses,
  buildingConditions,
  cityPlanColours,
  codesOf,
  doubtfulTitleDeeds,
  furnishings,
  imageCategories,
  listingTypes,
  locationPrecisions,
  mortgageStatuses,
  orientations,
  ownershipQuotas,
  petPolicies,
  propertyTypes,
  roadAccesses,
  sellerRoles,
  tenures,
  titleDeedTypes,
  transferFeePayers,
  urgencies,
  viewTypes,
  type AssetStatus,
  type ImageCategory,
  type ListingType,
  type PropertyType,
  type TitleDeedType,
} from './lib/asset.options.ts';
export {
  assetField,
  assetFieldNames,
  assetFields,
  fieldExists,
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
export { renting, selling } from './lib/asset-fields.groups.ts';
export {
  assetPageSize,
  AssetQuery,
  assetQueryKeys,
  assetSearchParams,
  assetSorts,
  facetNames,
  maxAssetPage,
  readAssetQuery,
  stationDistances,
  type AssetQueryInput,
  type AssetSort,
  type FacetName,
} from './lib/asset-query.ts';
export {
  AssetDetail,
  AssetEvent,
  assetEventKinds,
  AssetPage,
  AssetSummary,
  FacetCounts,
  getAsset,
  NearStation,
  Poster,
  searchAssets,
} from './lib/assets.contract.ts';
export { hasContactDetails } from './lib/contact-details.ts';
export { endpoint, type ArgOf, type Endpoint, type ResponseOf } from './lib/endpoint.ts';
export { BilingualName, BilingualText } from './lib/fields.ts';
export { getProvince, getProvinces, getStations } from './lib/geo.contract.ts';
export { imageLimits } from './lib/image-limits.ts';
export {
  AssetImage,
  orderAssetImages,
  removeAssetImage,
  updateAssetImage,
  uploadAssetImage,
} from './lib/images.contract.ts';
export {
  createMemberAsset,
  getMemberAsset,
  getMemberAssets,
  MemberAsset,
  MemberAssetSummary,
  publishMemberAsset,
  removeMemberAsset,
  updateMemberAsset,
} from './lib/member-assets.contract.ts';
export {
  getProfile,
  loginWithLine,
  logout,
  Profile,
  sendOtp,
  updatePhone,
  updateProfile,
  userStatuses,
  verifyOtp,
} from './lib/member.contract.ts';
export { notificationKinds, type NotificationData, type NotificationKind } from './lib/notification-kinds.ts';
export { Failure, fieldCodes, problemCodes, type FieldCode, type ProblemCode } from './lib/problems.ts';
export { plainText } from './lib/prose.ts';
