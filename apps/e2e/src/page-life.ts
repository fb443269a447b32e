import { expect, type Page, type Response } from '@playwright/test';

/** Documents that a page loads from now on, as path and query, in order. Client-side navigation loads none. */
export const followDocuments = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
};

/** The last background task of a public page requests this file. */
const lastTaskFile = /\/offline-pages-[^/]+\.js$/;

/** Opens a public page. Resolves when React has hydrated it and its background tasks have started. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  let hasStarted = false;
  const check = (response: Response) => {
    hasStarted ||= lastTaskFile.test(response.url());
  };
  page.on('response', check);
  await page.goto(path);
  await expect.poll(() => hasStarted, { message: `${path} has started its background tasks` }).toBe(true);
  page.off('response', check);
};
