export { bangkokDay, bangkokOffsetMs } from './lib/bangkok-day.ts';
export { accountPrefixes, appOfPath } from './lib/app-of-path.ts';
export { brand } from './lib/brand.ts';
export {
  carouselAutoplayMs,
  consentVersion,
  deviceBreakpoints,
  iconSettings,
  reloadGuardMs,
  routePreloadConcurrency,
  toastSettings,
  versionCheckIntervalMs,
  memberDatabase,
  memberStoragePrefix,
} from './lib/constants.ts';
export { namedCrawlers } from './lib/crawlers.ts';
export { dayMs, hourMs, minuteMs } from './lib/durations.ts';
export { frameOrigins, parseFrameOrigins } from './lib/frame-origins.ts';
export { hrefs, lineStartHref, oEmbedHref, safeNext } from './lib/hrefs.ts';
export { imageHref, imageWidths, photographHref, responsiveImage, type ImageBreakpoint } from './lib/images.ts';
export * as localeCookie from './lib/locale-cookie.ts';
export {
  defaultLocale,
  isLocale,
  locales,
  otherLocale,
  localeOfPath,
  localeTags,
  timeZone,
  toLocale,
  withoutLocale,
  type Locale,
} from './lib/locales.ts';
export { preferredLocale } from './lib/preferred-locale.ts';
export { scriptHashesHeader } from './lib/script-hashes-header.ts';
export * as storageKeys from './lib/storage-keys.ts';
export { parseThaiDigits } from './lib/thai-digits.ts';
