export { assetSearch, assetSearchRemoved } from './schema/asset-search.ts';
export { assetEvents, assetImages, assets } from './schema/assets.ts';
export { newsArticles, serviceRequests, services } from './schema/content.ts';
export { assetFigures, assetReports, leads, notifications } from './schema/leads.ts';
export {
  idempotencyKeys,
  memberConsents,
  members,
  otpCodes,
  outboxMessages,
  rateWindows,
  sessions,
} from './schema/members.ts';
export { hiddenAssets, operations } from './schema/operations.ts';
export { favourites, savedSearches, savedSearchMatches } from './schema/shortlist.ts';
export { contentVersion, demoSeed } from './schema/site.ts';
