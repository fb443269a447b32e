import type { Page } from '@playwright/test';
import { assetSteps } from '@yoodee/api-contract';
import { hrefs, locales } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { phoneScreen } from '../src/screens.ts';

/** Twice the letters that browsers come with, as a reader may set them (WCAG 2.2, 1.4.4). */
const writeTwiceAsLarge = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

/** Nothing lies beside the screen, where nobody would look for it. */
const expectWithinScreen = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const { width } = phoneScreen.viewport;
  // What only such letters change comes with the whole stylesheet.
  const widthOfAll = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widthOfAll, path).toBeLessThanOrEqual(width);
};

for (const locale of locales)
  test.describe(`letters twice as large on a phone, in ${locale}`, () => {
    test.use({ ...phoneScreen, locale: locale === 'th' ? 'th-TH' : 'en-US' });
    test.beforeEach(({ page }) => writeTwiceAsLarge(page));
    const to = hrefs(locale);

    test('leave what visitors read within the screen', async ({ page, member, publish }) => {
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
      const others = [
        to.compare,
        to.favourites,
        to.news,
        to.newsArticle(1),
        to.services,
        to.privacy,
        to.authenticate(),
      ];
      for (const path of [...paths, ...others]) await expectWithinScreen(page, path);
    });

    test('leave a member’s pages within the screen', async ({ page, member, signIn, publish }) => {
      const [{ id: shown }, { id: draft }] = [await publish(), await createDraft(member.api)];
      await signIn();
      const tabs = ['assets', 'leads', 'favourites', 'searches', 'requests', 'notifications'];
      const steps = assetSteps.map((_step, index) => to.createAssetStep(draft, index + 1));
      const ends = [to.createAssetPreview(shown), to.createAssetPublished(shown), to.setting, to.settingEdit];
      for (const path of [to.myAccount, ...tabs.map(to.myAccountTab), ...steps, ...ends])
        await expectWithinScreen(page, path);
    });
  });
