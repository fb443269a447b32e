export { assetSearch, assetSearchRemoved } from './schema/asset-search.ts';
export { assetEvents, assetImages, assets } from './schema/assets.ts';
export {
  idempotencyKeys,
  memberConsents,
  members,
  otpCodes,
  outboxMessages,
  rateWindows,
  sessions,
} from './schema/members.ts';
export { contentVersion, demoSeed } from './schema/site.ts';
