import { createContext, use } from 'react';

/** Known on the server from the request's user agent; the browser asks its own. */
export const CrawlerContext = createContext<boolean | null>(null);

/** The crawlers that the product names; the server knows many more (`isbot`). */
export const namedCrawlers = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

/** Whether a crawler reads this page: it gets no error page (behaviours.md E2). */
export const useIsCrawler = (): boolean => use(CrawlerContext) ?? namedCrawlers.test(navigator.userAgent);
