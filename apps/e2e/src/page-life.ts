import { expect, type Page, type Response } from '@playwright/test';

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

/** The last that a page of the public app begins beside itself fetches this. */
const lastBegun = /\/offline-pages-[^/]+\.js$/;

/** Goes to a page of the public app and resolves when React has taken over and what goes on beside it has begun. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  let hasBegun = false;
  const look = (response: Response) => {
    hasBegun ||= lastBegun.test(response.url());
  };
  page.on('response', look);
  await page.goto(path);
  await expect.poll(() => hasBegun, { message: `${path} is at rest` }).toBe(true);
  page.off('response', look);
};
