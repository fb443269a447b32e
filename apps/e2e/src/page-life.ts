import type { Page } from '@playwright/test';

/** Documents that a page loads from now on, as path and query, in order; moving within the app loads none. */
export const followDocuments = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
};

/**
 * Goes to a page of the public app and resolves when React has taken over and what goes on beside it has begun: the last
 * of it fetches what keeps pages offline.
 */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  const lastBegun = page.waitForResponse(/\/offline-pages-[^/]+\.js$/);
  await page.goto(path);
  await lastBegun;
};
