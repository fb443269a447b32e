import { devices } from '@playwright/test';

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
