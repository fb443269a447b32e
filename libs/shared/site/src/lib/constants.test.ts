import { expect, it } from 'vitest';
import {
  carouselAutoplayMs,
  deviceBreakpoints,
  iconSettings,
  reloadGuardMs,
  routePreloadConcurrency,
  toastSettings,
  versionCheckIntervalMs,
} from './constants.ts';
import { imageBreakpoints, imageDensities } from './images.ts';
import * as localeCookie from './locale-cookie.ts';
import { defaultLocale, localeTags } from './locales.ts';
import * as storageKeys from './storage-keys.ts';

// All other tests import these constants; only this one repeats the values of the specification.
it.each([
  ['the locales', localeTags, { th: 'th-TH', en: 'en-US' }],
  ['the default locale', defaultLocale, 'th'],
  ['the locale cookie', { ...localeCookie }, { name: 'locale', maxAgeSeconds: 31_536_000 }],
  ['the breakpoints of devices', deviceBreakpoints, { mobile: 768, tablet: 1025 }],
  ['the version check', versionCheckIntervalMs, 3_600_000],
  ['the reload guard', reloadGuardMs, 10_000],
  ['the preload concurrency', routePreloadConcurrency, 4],
  ['the icon service', iconSettings, { appTimeoutMs: 1500, serviceTimeoutMs: 5000, rotateMs: 750, maxUrlLength: 500 }],
  ['the toasts', toastSettings, { durationMs: 5000, max: 5, placement: 'bottom-end', gapPx: 16 }],
  ['the carousel', carouselAutoplayMs, 3000],
  ['the pictures', imageBreakpoints, { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }],
  ['the densities of pictures', imageDensities, [1, 2]],
  [
    'the stored keys',
    { ...storageKeys },
    { accessToken: 'access_token', userProfile: 'user_profile', colorMode: 'color-mode' },
  ],
])('%s have the values of the specification', (_what, constant, fixed) => {
  expect(constant).toEqual(fixed);
});
