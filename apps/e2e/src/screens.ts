import { devices } from '@playwright/test';
import { quietArgs } from '@yoodee/runner/chromium';

/**
 * A typical phone screen with a pixel ratio of 1: more pixels cost a fifth of a test's processor time and no test
 * checks them.
 */
export const phoneScreen = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const;

export const desktopScreen = {
  // Headless Chromium's own user agent counts as a crawler, and crawlers get other pages.
  userAgent: devices['Desktop Chrome'].userAgent,
  viewport: { width: 1440, height: 900 },
} as const;

export const launchOptions = (...args: string[]) => ({
  args: [...quietArgs, ...args],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});

/**
 * A browser that loads no picture, for files of tests that look at none. The site draws pictures when they are first
 * requested. Intercepting the requests would disable the browser's cache.
 */
export const withoutPictures = { launchOptions: launchOptions('--blink-settings=imagesEnabled=false') };
