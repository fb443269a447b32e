import { hrefs } from '@yoodee/site';
import { parseDocument } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { thaiOnly } from '../src/listing.ts';
import { openHydrated } from '../src/page-life.ts';
import { expectThaiMarked } from '../src/page-judgements.ts';
import { phoneScreen } from '../src/screens.ts';
import { unmarkedThai } from '../src/unmarked-thai.ts';

const to = hrefs('en');

test.use({ locale: 'en-US' });

test('all Thai in the document of an English page is marked as Thai', async ({ request, listing }) => {
  const { id, seller } = listing;
  const parts = ['en-1.xml', 'en-2.xml'].map(async (part) => (await request.get(`/sitemaps/${part}`)).text());
  // Every page that is written or composed on its own, and every fifth asset.
  const listed = (await Promise.all(parts))
    .flatMap((xml) => Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, url]) => url!))
    .filter((url, index) => !/\/assets\/\d+$/.test(url) || index % 5 === 0);
  expect(listed.length).toBeGreaterThan(60);
  const searches = ['filters=all', 'listing_type=rent', 'view=map', 'q=บ้าน', 'q=zzqxzzqx'].map(to.assetsWith);
  const others = [
    to.asset(id),
    to.member(seller.profile.id),
    to.member(3),
    to.compareWith([1, 2, id]),
    to.asset(999_999),
  ];

  for (const path of [...listed, ...searches, ...others, to.favourites]) {
    const html = await (await request.get(path, { headers: { cookie: 'locale=en' } })).text();
    expect.soft(unmarkedThai(parseDocument(html)), path).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('all Thai that scripts draw on English pages is marked as Thai', async ({ page, listing }) => {
    for (const path of [to.home, to.authenticate(), to.signUp]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectThaiMarked(page);
    }
    const main = page.getByRole('main');
    await openHydrated(page, to.asset(listing.id));
    for (const opener of [
      main.getByRole('region', { name: 'Photos of the property' }).getByRole('link').first(),
      main.getByRole('button', { name: 'Message the seller' }),
      main.getByRole('button', { name: 'Report this listing' }),
    ]) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectThaiMarked(page, 'with a dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('all Thai in the menus of an English page is marked as Thai', async ({ page }) => {
    const menus = page.locator('button[popovertarget]:not([popovertargetaction=hide]):visible');
    await openHydrated(page, to.home);
    const count = await menus.count();
    expect(count).toBeGreaterThan(0);
    for (let menu = 0; menu < count; menu += 1) {
      await openHydrated(page, to.home);
      await menus.nth(menu).click();
      await expectThaiMarked(page, 'with a menu');
    }
  });
});

test('all Thai in the dialog of prices is marked as Thai', async ({ page, signIn, publish }) => {
  await publish(thaiOnly);
  await signIn();
  await page.goto(to.myAccountTab('assets'));
  await page.getByRole('button', { name: 'Change price', disabled: false }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectThaiMarked(page, 'with the dialog of prices');
});
