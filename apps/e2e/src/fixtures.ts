import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import type { PartialAsset } from '@yoodee/asset-rules/fields';
import { hrefs, storageKeys, type Locale } from '@yoodee/site';
import { createConsoleWatch, type ConsoleWatch } from './console-watch.ts';
import { publishListing, thaiOnly } from './listing.ts';
import { signUp, type Member } from './member.ts';
import { takePhotographs, type Photographs } from './photographs.ts';

export { expect };

interface TestFixtures {
  /** Language of the site for this test, from the browser's locale. */
  language: Locale;
  /** Paths of all screens in that language. */
  to: ReturnType<typeof hrefs>;
  /** An unused phone number in local notation: `081-234-5678`. */
  phone: string;
  /** A separate member for this test, not signed in to any browser. */
  member: Member;
  /** Signs the member, or another one, in to this test's browser, or to another one, without using the screens. */
  signIn: (context?: BrowserContext, as?: Member) => Promise<void>;
  /** Publishes a condominium of this member. */
  publish: (fields?: PartialAsset) => Promise<MemberAsset>;
  /** Fails the test when one of its browsers has an unexpected complaint. */
  consoleWatch: ConsoleWatch;
  /** Opens another browser with the same screen and language, signed out and watched as well. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /**
   * A published condominium with texts in Thai only, and its seller, for tests that change nothing of either. Publishing
   * another one takes the API a second.
   */
  listing: { id: number; seller: Member };
  photographs: Photographs;
  phones: { next: () => string };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  phones: [
    async ({}, provide, { workerIndex }) => {
      let used = 0;
      // Every worker of a run has a unique index, and every run has a separate database.
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
  listing: [
    async ({ playwright, phones }, provide, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! });
      const seller = await signUp(request, phones.next());
      const { id } = await publishListing(seller.api, thaiOnly);
      await provide({ id, seller });
      await request.dispose();
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
    await provide((browser = context, { token } = member) =>
      browser.addCookies([{ name: storageKeys.accessToken, value: token, url: baseURL!, sameSite: 'Lax' }]),
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
