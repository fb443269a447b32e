import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';

/**
 * Thai paths of the pages that the sitemap lists and that need no id: `/`, `/assets`, `/news`. A page with the sitemap
 * flag in its `handle` is tested by what uses this, without a list to keep up to date.
 */
export const pagesOfSitemap = async (request: APIRequestContext): Promise<string[]> => {
  const reply = await request.get('/sitemaps/th-1.xml');
  const { document } = new JSDOM(await reply.text(), { contentType: 'application/xml' }).window;
  return [...document.getElementsByTagName('loc')]
    .map(({ textContent }) => new URL(textContent).pathname)
    .filter((path) => /^\/[^/]*$/.test(path));
};
