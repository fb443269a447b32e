import { createContext, use } from 'react';
import { namedCrawlers } from '@yoodee/site';

/** The server derives it from the request's user agent. Null in the browser, which checks its own user agent. */
export const CrawlerContext = createContext<boolean | null>(null);

/**
 * Whether a crawler renders this page: it gets no error page (behaviours.md E2). The server recognises more crawlers
 * than these names.
 */
export const useIsCrawler = (): boolean => use(CrawlerContext) ?? namedCrawlers.test(navigator.userAgent);

/** The content as the server sent it. Only a crawler's browser reads it, before hydration. */
const servedContent =
  typeof document !== 'undefined' && namedCrawlers.test(navigator.userAgent)
    ? document.querySelector('main')?.innerHTML
    : undefined;

/** Replaces the error page for a crawler, whose browser may fail where others do not: shows the server's content. */
export const ServedContent = () =>
  servedContent && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: servedContent }} />;
