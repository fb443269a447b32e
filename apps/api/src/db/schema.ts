export { alertMatches, alerts } from './schema/alerts.ts';
export { apiKeys } from './schema/api-keys.ts';
export { assetSearch, assetSearchRemoved } from './schema/asset-search.ts';
export {
  assetChanges,
  assetEvents,
  assetImages,
  assets,
  changedImages,
  priceNotices,
  reversedSoi,
} from './schema/assets.ts';
export { conversationAttachments } from './schema/conversation-attachments.ts';
export { conversationAppeals, conversationStrikes } from './schema/conversation-strikes.ts';
export {
  conversationLinks,
  conversationMessages,
  conversationReports,
  conversations,
  savedReplies,
} from './schema/conversations.ts';
export { newsArticles, serviceRequests, services } from './schema/content.ts';
export { assetMetrics, assetReports, leads, metricVisitors, notifications } from './schema/leads.ts';
export { alertReaders } from './schema/alert-readers.ts';
export { idempotencyKeys } from './schema/idempotency-keys.ts';
export { memberConsents, members, phoneChanges } from './schema/members.ts';
export { emailCodes, otpCodes } from './schema/one-time-codes.ts';
export { outboxMessages, type News, type NewsItem, type OutboxChannel } from './schema/outbox.ts';
export { rateWindows } from './schema/rate-windows.ts';
export { lineProofs, sessionProofs, sessions } from './schema/sessions.ts';
export { hiddenAssets, operations } from './schema/operations.ts';
export { passkeyChallenges, passkeys } from './schema/passkeys.ts';
export { monthlyPrices, pastPrices, priceErrors, priceMonths, soldPrices } from './schema/prices.ts';
export {
  projectChanges,
  projectFees,
  projectForeignQuotas,
  projects,
  type DatedRows,
  type ImportedBefore,
  type ProjectBefore,
} from './schema/projects.ts';
export { projectPostReports, projectPosts } from './schema/project-posts.ts';
export { pushDevices } from './schema/push.ts';
export { securityEvents } from './schema/security-events.ts';
export { favourites, savedSearches, savedSearchMatches } from './schema/shortlist.ts';
export { contentVersion, demoSeed, indexSnapshot } from './schema/site.ts';
export { sellerFacts, viewingBlocks, viewingHours, viewings } from './schema/viewings.ts';
