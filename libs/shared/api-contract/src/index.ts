export {
  cancelDeletion,
  deletionGraceDays,
  endMemberSession,
  endOtherSessions,
  getConsents,
  getNotificationSettings,
  getSessions,
  memberExport,
  MemberSession,
  mutableNotificationKinds,
  requestDeletion,
  sendDeletionCode,
  updateNotificationSettings,
} from './lib/account-data.contract.ts';
export {
  completeness,
  contradiction,
  minImages,
  publishGaps,
  type CompletenessGap,
  type PartialAsset,
  type PublishGap,
} from './lib/asset-completeness.ts';
export { areaPaths, stationAreas, typeOfSlug, type NamedPlace } from './lib/area-paths.ts';
export { Area, areaIndexedFrom, AreaLink, getArea, getAreas, type PriceFigures } from './lib/areas.contract.ts';
export { facilities, features } from './lib/asset.amenities.ts';
export {
  assetStatuses,
  buildingConditions,
  cityPlanColours,
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
  transferFeePayers,
  urgencies,
  viewTypes,
  type AssetStatus,
  type ImageCategory,
} from './lib/asset-facts.options.ts';
export { codesOf, listingTypes, propertyTypes, type ListingType, type PropertyType } from './lib/asset.options.ts';
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
export { homes, isStudio, renting, selling } from './lib/asset-fields.groups.ts';
export {
  assetPageSize,
  assetQueryKeys,
  assetSearchParams,
  assetSorts,
  facetNames,
  isUnsaid,
  maxAssetPage,
  nearStationMetres,
  stationDistances,
  type AssetSort,
  type FacetName,
} from './lib/asset-address.ts';
export { AssetQuery, readAssetQuery } from './lib/asset-query.ts';
export {
  AssetDetail,
  AssetEvent,
  assetEventKinds,
  AssetPage,
  AssetSummary,
  FacetCounts,
  getAsset,
  maxCompared,
  NearStation,
  Poster,
  searchAssets,
} from './lib/assets.contract.ts';
export {
  figureDays,
  figureKinds,
  Figures,
  getMemberAssetFigures,
  minSimilarForMedian,
  type FigureKind,
} from './lib/asset-figures.contract.ts';
export { AssetCluster, AssetClusters, AssetPin, ClusterQuery, getAssetClusters } from './lib/clusters.contract.ts';
export {
  actionsIn,
  assetActions,
  assetTransitions,
  closeMemberAsset,
  confirmMemberAsset,
  duplicateMemberAsset,
  pauseMemberAsset,
  renewMemberAsset,
  reserveMemberAsset,
  resumeMemberAsset,
  type AssetAction,
} from './lib/asset-life-cycle.contract.ts';
export {
  assetOutcomes,
  availableStatuses,
  editableStatuses,
  isAvailable,
  isEditable,
  isShown,
  openStatuses,
  shownStatuses,
  type AssetOutcome,
} from './lib/asset-states.ts';
export { contactDetailsIn, hasContactDetails } from './lib/contact-details.ts';
export { endpoint, problemsOf, type ArgOf, type Endpoint, type ResponseOf } from './lib/endpoint.ts';
export {
  Favourite,
  favouriteLimits,
  favouritePageSize,
  getFavourites,
  mergeFavourites,
  putFavourite,
  removeFavourite,
} from './lib/favourites.contract.ts';
export { BilingualName, BilingualText } from './lib/fields.ts';
export { countEvents, type VisitorEventKind } from './lib/figures.contract.ts';
export { shortestFillMs } from './lib/form-trap.ts';
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
  AssetLeadInput,
  createAssetLead,
  createMemberLead,
  getMemberLead,
  getMemberLeads,
  Lead,
  leadLimits,
  leadPageSize,
  leadStatuses,
  updateMemberLead,
  type LeadKind,
  type LeadStatus,
} from './lib/leads.contract.ts';
export { getLookAlikes, LookAlikes } from './lib/look-alikes.contract.ts';
export {
  createMemberAsset,
  getMemberAsset,
  getMemberAssets,
  MemberAsset,
  MemberAssetSummary,
  nextActions,
  publishMemberAsset,
  removeMemberAsset,
  updateMemberAsset,
  type NextAction,
} from './lib/member-assets.contract.ts';
export {
  getProfile,
  isName,
  longestBio,
  loginWithLine,
  logout,
  Profile,
  sendOtp,
  unlinkLine,
  updatePhone,
  profilePictureLimits,
  updateProfile,
  uploadProfilePicture,
  verifyOtp,
} from './lib/member.contract.ts';
export { getMember, memberAssetsPageSize, PublicMember } from './lib/members.contract.ts';
export {
  getNewsArticle,
  NewsArticle,
  newsCategories,
  newsPageSize,
  NewsSummary,
  searchNews,
  type NewsCategory,
  type NewsPage,
} from './lib/news.contract.ts';
export { notificationKinds, type NotificationData, type NotificationKind } from './lib/notification-kinds.ts';
export {
  getNotifications,
  markNotifications,
  maxMarkedNotifications,
  MemberNotification,
  notificationPageSize,
} from './lib/notifications.contract.ts';
export {
  createSavedSearch,
  getSavedSearches,
  getSavedSearchMatches,
  removeSavedSearch,
  SavedSearch,
  savedSearchFrequencies,
  savedSearchLimits,
  savedSearchPageSize,
  updateSavedSearch,
  type SavedSearchFrequency,
} from './lib/saved-searches.contract.ts';
export { readSearch, SearchReading, suggestAssets, Suggestions } from './lib/search-reading.contract.ts';
export {
  mostSuggestedPlaces,
  mostSuggestedProjects,
  SuggestedPlace,
  SuggestedProject,
  suggestPlaces,
  suggestProjects,
} from './lib/place-suggestions.contract.ts';
export { getPriceStanding, leastCompared, PriceStanding } from './lib/price-standing.contract.ts';
export { Failure, type FieldCode, type ProblemCode } from './lib/problems.ts';
export { largestBody } from './lib/request-limits.ts';
export { plainText, printable } from './lib/prose.ts';
export {
  reportAsset,
  reportDetailMax,
  reportReasonCodes,
  reportReasons,
  type ReportReason,
} from './lib/reports.contract.ts';
export { revealAssetContact, revealMemberContact } from './lib/reveals.contract.ts';
export {
  getAssetHistory,
  getSimilarAssets,
  maxSimilar,
  SimilarAssets,
  type SimilarScope,
} from './lib/similar.contract.ts';
export {
  serviceGroups,
  servicePriceUnits,
  serviceRequestLimits,
  serviceRequestStatuses,
  serviceSlugs,
  type ServiceGroup,
  type ServicePriceUnit,
} from './lib/service.options.ts';
export {
  createServiceRequest,
  getMemberServiceRequests,
  getService,
  getServices,
  Service,
  ServiceRequest,
  serviceRequestPageSize,
  ServiceSummary,
} from './lib/services.contract.ts';
export { getSitemapAssets, getSitemapPages, getSitemapParts, sitemapIdsPerPart } from './lib/sitemap.contract.ts';
