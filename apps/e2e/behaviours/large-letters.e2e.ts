import type { Locator, Page } from '@playwright/test';
import { assetSteps } from '@yoodee/asset-rules/fields';
import { hrefs, locales, toLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { phoneScreen } from '../src/screens.ts';
import { pagesOfSitemap } from '../src/sitemap.ts';
import { openViewingHours } from '../src/viewings.ts';

/** Doubles the browser's default font size, as a user may set it (WCAG 2.2, 1.4.4). */
const doubleFontSize = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

/** Expects that no content overflows the screen horizontally. `last`: content that is loaded after the heading. */
const expectWithinScreen = async (page: Page, path: string, last?: Locator) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (last) await expect(last).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const { width } = phoneScreen.viewport;
  // Rules that only this font size needs come with the complete stylesheet, which loads later.
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(contentWidth, path).toBeLessThanOrEqual(width);
};

for (const locale of locales)
  test.describe(`with the font size doubled on a phone, in ${locale}`, () => {
    test.use({ ...phoneScreen, locale: locale === 'th' ? 'th-TH' : 'en-US' });
    test.beforeEach(({ page }) => doubleFontSize(page));
    const to = hrefs(locale);

    test('public pages do not overflow the screen', async ({ page, request, member, publish }) => {
      const { id } = await publish();
      const paths = [
        to.home,
        to.assets,
        to.asset(id),
        to.asset(1),
        to.areas,
        to.area('bangkok'),
        to.member(member.profile.id),
      ];
      const others = [to.compare, to.favourites, to.news, to.newsArticle(1), to.services, to.service('cleaning-9')];
      const listed = (await pagesOfSitemap(request)).map((path) => toLocale(locale, path));
      for (const path of new Set([...paths, ...others, to.authenticate(), ...listed]))
        await expectWithinScreen(page, path);
    });

    test('member pages do not overflow the screen', async ({ page, member, signIn, publish }) => {
      const [{ id: shown }, { id: draft }] = [await publish(), await createDraft(member.api)];
      await signIn();
      const tabs = ['assets', 'messages', 'viewings', 'favourites', 'searches', 'requests', 'notifications'];
      await openViewingHours(member.api);
      const hours = `${to.myAccountTab('viewings')}&view=hours`;
      const steps = assetSteps.map((_step, index) => to.createAssetStep(draft, index + 1));
      const ends = [to.createAssetPreview(shown), to.createAssetPublished(shown), to.settingEdit];
      for (const path of [to.myAccount, ...tabs.map(to.myAccountTab), hours, ...steps, ...ends])
        await expectWithinScreen(page, path);
      await expectWithinScreen(page, to.setting, page.getByRole('table'));
    });
  });
