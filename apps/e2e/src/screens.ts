import { devices } from '@playwright/test';

/**
 * A phone as most visitors hold it, but for its fine pixels: seven times as many to paint and larger pictures to make
 * are a fifth of a test's processor time, and no test looks at them.
 */
export const phoneScreen = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const;

export const desktopScreen = {
  // Headless Chromium names itself a crawler, and crawlers are shown less.
  userAgent: devices['Desktop Chrome'].userAgent,
  viewport: { width: 1440, height: 900 },
} as const;
