import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import type { MemberAsset, PartialAsset } from '@yoodee/api-contract';
import { hrefs, storageKeys, type Locale } from '@yoodee/site';
import { createConsoleWatch, type ConsoleWatch } from './console-watch.ts';
import { publishListing } from './listing.ts';
import { signUp, type Member } from './member.ts';
import { takePhotographs, type Photographs } from './photographs.ts';

export { expect };

interface TestFixtures {
  /** The site's language for this test, from the browser's. */
  language: Locale;
  /** Paths of every screen in that language. */
  to: ReturnType<typeof hrefs>;
  /** A phone that nobody has, as its owner writes it: `081-234-5678`. */
  phone: string;
  /** A member of this test's own, not signed in to any browser. */
  member: Member;
  /** Signs that member in to this test's browser, or another one, without the screens for it. */
  signIn: (context?: BrowserContext) => Promise<void>;
  /** Publishes a condominium of that member's. */
  publish: (fields?: PartialAsset) => Promise<MemberAsset>;
  /** Fails the test when any of its browsers complains. */
  consoleWatch: ConsoleWatch;
  /** Opens another browser with the same screen and language, signed out, watched like the first. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  photographs: Photographs;
  phones: { next: () => string };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  phones: [
    async ({}, provide, { workerIndex }) => {
      let used = 0;
      // Every worker of a run has an index of its own, and a run has a database of its own.
      await provide({
        next: () => `081-${String(workerIndex).padStart(3, '0')}-${String((used += 1)).padStart(4, '0')}`,
      });
    },
    { scope: 'worker' },
  ],
  photographs: [
    async ({}, provide) => {
      await provide(await takePhotographs());
    },
    { scope: 'worker' },
  ],
  language: async ({ locale }, provide) => {
    await provide(locale?.startsWith('en') ? 'en' : 'th');
  },
  to: async ({ language }, provide) => {
    await provide(hrefs(language));
  },
  phone: async ({ phones }, provide) => {
    await provide(phones.next());
  },
  member: async ({ request, phones }, provide) => {
    await provide(await signUp(request, phones.next()));
  },
  signIn: async ({ context, member, baseURL }, provide) => {
    await provide((browser = context) =>
      browser.addCookies([{ name: storageKeys.accessToken, value: member.token, url: baseURL!, sameSite: 'Lax' }]),
    );
  },
  publish: async ({ member }, provide) => {
    await provide((fields) => publishListing(member.api, fields));
  },
  consoleWatch: async ({}, provide) => {
    const watch = createConsoleWatch();
    await provide(watch);
    expect(watch.complaints(), 'complaints of the browser').toEqual([]);
  },
  context: async ({ context, consoleWatch }, provide) => {
    consoleWatch.follow(context);
    await provide(context);
  },
  openBrowser: async ({ browser, consoleWatch }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      consoleWatch.follow(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
