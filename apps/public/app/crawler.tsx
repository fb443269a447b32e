import { createContext, use } from 'react';
import { namedCrawlers } from '@yoodee/site';

/** Known on the server from the request's user agent; the browser asks its own. */
export const CrawlerContext = createContext<boolean | null>(null);

/** Whether a crawler reads this page: it gets no error page (behaviours.md E2). The server knows more than the named. */
export const useIsCrawler = (): boolean => use(CrawlerContext) ?? namedCrawlers.test(navigator.userAgent);

/** The page's content as the server sent it: read before React takes over, and only by a crawler. */
const servedContent =
  typeof document !== 'undefined' && namedCrawlers.test(navigator.userAgent)
    ? document.querySelector('main')?.innerHTML
    : undefined;

/** In place of the error page for a crawler, whose browser may fail at what ours does not: what the server sent. */
export const ServedContent = () =>
  servedContent && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: servedContent }} />;
