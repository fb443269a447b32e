import type { BrowserContext } from '@playwright/test';

/** Browser complaints during a test: console errors and warnings, and uncaught errors. */
export interface ConsoleWatch {
  /** Watches all pages of a context, existing and future ones. */
  follow(context: BrowserContext): void;
  /** Declares an expected complaint: browsers log every refused request. `_reason` is documentation. */
  expectComplaint(pattern: RegExp, _reason: string): void;
  /** Complaints that were not expected. */
  complaints(): string[];
}

/** Recording a trace fetches the page's blob URLs again, which the page's policy refuses. */
const fromTraceRecorder = /^error: Connecting to 'blob:/;
/** Tests intercept requests, which a service worker would bypass. */
const fromBlockedServiceWorkers = /^warning: Service Worker registration blocked by Playwright/;
/** A browser with images disabled warns on each page that preloads one. */
const fromMissingPictures = /^warning: A preload for '.*' is found, but is not used because image loading is disabled/;

export const createConsoleWatch = (): ConsoleWatch => {
  const recorded: string[] = [];
  const expected: RegExp[] = [fromTraceRecorder, fromBlockedServiceWorkers, fromMissingPictures];
  return {
    follow(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        recorded.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      // Includes hydration mismatches: React reports errors that it recovers from.
      context.on('weberror', (error) => {
        recorded.push(`uncaught: ${error.error().message} (${error.page()?.url()})`);
      });
    },
    expectComplaint(pattern) {
      expected.push(pattern);
    },
    complaints: () => recorded.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
};
