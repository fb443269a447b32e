export { assetEvents, assetImages, assets, assetSearch, contentVersion } from './schema/assets.ts';
export {
  idempotencyKeys,
  memberConsents,
  members,
  otpCodes,
  outboxMessages,
  rateWindows,
  sessions,
} from './schema/members.ts';
