export {
  assetEvents,
  assetImages,
  assets,
  assetSearch,
  assetSearchRemoved,
  contentVersion,
  demoSeed,
} from './schema/assets.ts';
export {
  idempotencyKeys,
  memberConsents,
  members,
  otpCodes,
  outboxMessages,
  rateWindows,
  sessions,
} from './schema/members.ts';
