import type { BrowserContext } from '@playwright/test';

/** What a browser complained of during a test: errors and warnings of its console, and uncaught errors. */
export interface ConsoleWatch {
  /** Watches every page of a context, those that exist and those to come. */
  follow(context: BrowserContext): void;
  /**
   * Says beforehand that a complaint will come and is right to come: browsers report every refused request.
   * `_reason` is for the reader.
   */
  expectComplaint(pattern: RegExp, _reason: string): void;
  /** What nobody expected. */
  complaints(): string[];
}

/** The recording of a trace fetches what the page made itself once more; the page's policy refuses it that. */
const ofTheRecorder = /^error: Connecting to 'blob:/;
/** Tests answer the network themselves, which a service worker would take from them. */
const ofTheBlocking = /^warning: Service Worker registration blocked by Playwright/;

export const createConsoleWatch = (): ConsoleWatch => {
  const said: string[] = [];
  const expected: RegExp[] = [ofTheRecorder, ofTheBlocking];
  return {
    follow(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      // Hydration differences come this way too: React reports what it recovers from.
      context.on('weberror', (error) => {
        said.push(`uncaught: ${error.error().message} (${error.page()?.url()})`);
      });
    },
    expectComplaint(pattern) {
      expected.push(pattern);
    },
    complaints: () => said.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
};
