import type { Page } from '@playwright/test';
import { assetSteps } from '@yoodee/asset-rules/fields';
import { hrefs, toLocale, type Locale } from '@yoodee/site';
import { fillAccount } from '../src/busy-member.ts';
import { isCovered } from '../src/covered.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft, thaiOnly } from '../src/listing.ts';
import { everywhere, judgePage, type JudgedPage } from '../src/page-judgements.ts';
import { phoneScreen } from '../src/screens.ts';
import { pagesOfSitemap } from '../src/sitemap.ts';

/** Public pages by subject, those of assets and members that every site has included. */
const publicPages = (locale: Locale) => {
  const to = hrefs(locale);
  const services = { mobile: 'menu', wider: 'nocontact' } as const;
  const seller = { mobile: 'no-contact-topbar', wider: 'default' } as const;
  return {
    'home and lists': [
      { path: to.home, layout: everywhere('default') },
      { path: to.assets, layout: everywhere('default') },
      { path: to.assetsWith('q=zzqxzzqx') },
    ],
    'what was chosen': [
      { path: to.compare, layout: { mobile: 'menu', wider: 'default' } },
      { path: to.compareWith([1, 2]), layout: { mobile: 'menu', wider: 'default' } },
      { path: to.favourites },
    ],
    assets: [
      { path: to.asset(1), layout: seller },
      { path: to.member(3), layout: seller },
      { path: to.areas },
      { path: to.area('bangkok') },
      { path: to.area('stations/thong-lo-e6') },
    ],
    'news and services': [
      { path: to.news, layout: everywhere('default') },
      { path: to.newsArticle(1), layout: everywhere('default') },
      { path: to.services, layout: services },
      { path: to.service('cleaning-9'), layout: services },
    ],
    'signing in': [
      { path: to.signUp, layout: everywhere('blank') },
      { path: to.authenticate(), layout: everywhere('blank') },
      { path: `${to.lineLogin}?error=access_denied`, layout: everywhere('blank') },
      { path: toLocale(locale, '/authenticate/undo-phone'), layout: everywhere('blank') },
    ],
  } as const satisfies Record<string, readonly JudgedPage[]>;
};

/** Expands collapsed content, so that it is judged as well. */
const unfold = async (page: Page) => {
  const main = page.getByRole('main');
  const [more] = await main.locator('[aria-expanded=false][aria-controls]').all();
  await more?.click();
  await expect(main.getByRole('status', { name: /โหลด|Loading/ })).toHaveCount(0);
};

/** The choices of notifications are the last and the widest part of the settings. */
const waitForChoices = (page: Page) => expect(page.getByRole('table').first()).toBeVisible();

const expectPublishButton = async (page: Page) => {
  const publish = page.getByRole('button', { name: /^(?:เผยแพร่ประกาศ|Publish)/ });
  await expect(publish).toBeInViewport({ ratio: 1 });
  expect(await isCovered(publish), 'the tab bar covers the button').toBe(false);
};

const tabs = [
  ...['assets', 'messages', 'viewings', 'viewings&view=hours'],
  ...['favourites', 'searches', 'requests', 'notifications'],
];

const screens: { name: string; locale: Locale; use: Parameters<typeof test.use>[0] }[] = [
  { name: 'a phone in Thai, in the dark', locale: 'th', use: { colorScheme: 'dark', ...phoneScreen } },
  { name: 'a desktop in English', locale: 'en', use: {} },
];

for (const { name, locale, use } of screens)
  test.describe(`from ${name} on,`, () => {
    test.use({ ...use, locale, contextOptions: { reducedMotion: 'reduce' } });
    const to = hrefs(locale);
    const pages = publicPages(locale);
    test.beforeEach(({ consoleWatch }) => {
      consoleWatch.expectComplaint(/GPU stall due to ReadPixels/, 'a map is near the screen, without a graphics card');
      // A preload depends on the width of the window, but a larger picture that is already loaded is kept.
      consoleWatch.expectComplaint(/preloaded using link preload but not used/, 'the window is resized');
    });

    for (const [subject, judged] of Object.entries(pages))
      test(`layout and accessibility of public pages: ${subject}`, async ({ page }) => {
        for (const one of judged) await judgePage(page, { ...one, axe: 'in both modes' }, locale);
      });

    test('layout and accessibility of the other pages of the sitemap', async ({ page, request }) => {
      const known = new Set<string>(Object.values(pages).flatMap((judged) => judged.map(({ path }) => path)));
      const listed = (await pagesOfSitemap(request)).map((path) => toLocale(locale, path));
      for (const path of listed.filter((path) => !known.has(path))) await judgePage(page, { path }, locale);
    });

    test('layout and accessibility of the pages of a new member, and of a page that is missing', async ({
      page,
      listing: { id, seller },
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 404/, 'the browser reports the status of the page itself');
      const layout = { mobile: 'no-contact-topbar', wider: 'default' } as const;
      await judgePage(page, { path: to.asset(id), layout }, locale);
      await judgePage(page, { path: to.member(seller.profile.id), layout }, locale);
      await judgePage(page, { path: to.compareWith([1, id]) }, locale);
      await judgePage(page, { path: to.asset(999_999_999) }, locale);
    });

    for (const half of [tabs.slice(0, 4), tabs.slice(4)])
      test(`layout and accessibility of the account: ${half.join(', ')}`, async ({
        page,
        request,
        phone,
        member,
        signIn,
      }) => {
        await fillAccount(request, member, phone);
        await signIn();
        for (const tab of half) await judgePage(page, { path: to.myAccountTab(tab), prepare: unfold }, locale);
      });

    test('layout and accessibility of the account, its settings and what members see', async ({
      page,
      publish,
      signIn,
    }) => {
      const { id } = await publish(thaiOnly);
      await signIn();
      const judged: JudgedPage[] = [
        { path: to.myAccount, layout: everywhere('nocontact') },
        { path: to.setting, layout: everywhere('setting-profile'), prepare: waitForChoices },
        { path: to.settingEdit, layout: { mobile: 'menu', wider: 'nocontact' } },
        { path: to.home, layout: everywhere('default') },
        { path: to.asset(id) },
      ];
      for (const one of judged) await judgePage(page, one, locale);
    });

    const form = { mobile: 'blank', tablet: 'blank', wider: 'no-footer' } as const;
    const preview = { mobile: 'menu', wider: 'no-footer' } as const;

    for (const half of [assetSteps.slice(0, 3), assetSteps.slice(3)]) {
      const stepsOf = (id: number): JudgedPage[] =>
        half.map((step) => ({ path: to.createAssetStep(id, assetSteps.indexOf(step) + 1), layout: form }));

      test(`layout and accessibility of the form of a published listing: ${half.join(', ')}`, async ({
        page,
        publish,
        member,
        signIn,
      }) => {
        const { id, version } = await publish(thaiOnly);
        const change = { title_th: 'คอนโดวิวแม่น้ำ ชั้นสูง', version };
        await member.api.call('PATCH', `/member/assets/${id}`, change);
        await signIn();
        for (const one of stepsOf(id)) await judgePage(page, one, locale);
      });

      test(`layout of the form of a draft: ${half.join(', ')}`, async ({ page, member, signIn }) => {
        const { id } = await createDraft(member.api, thaiOnly);
        await signIn();
        for (const one of stepsOf(id)) await judgePage(page, { ...one, axe: 'on a similar page' }, locale);
      });
    }

    test('layout and accessibility of the ends of the form of a listing', async ({ page, publish, member, signIn }) => {
      const { id } = await publish(thaiOnly);
      const { id: draft } = await createDraft(member.api, thaiOnly);
      await signIn();
      const judged: JudgedPage[] = [
        { path: to.createAsset, layout: form },
        { path: to.createAssetPreview(id), layout: preview },
        { path: to.createAssetPreview(draft), layout: preview, prepare: expectPublishButton },
        { path: to.createAssetPublished(id) },
      ];
      for (const one of judged) await judgePage(page, one, locale);
    });
  });
