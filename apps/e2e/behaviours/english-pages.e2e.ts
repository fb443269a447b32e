import type { Page } from '@playwright/test';
import { assetSteps } from '@yoodee/asset-rules/fields';
import { hrefs } from '@yoodee/site';
import { createApi } from '../src/api.ts';
import { parseDocument } from '../src/documents.ts';
import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { openHydrated } from '../src/page-life.ts';
import { phoneScreen } from '../src/screens.ts';
import { unmarkedThai } from '../src/unmarked-thai.ts';
import { bookFirst, openViewingHours } from '../src/viewings.ts';

const to = hrefs('en');

/** What a seller writes who writes Thai only. */
const thaiOnly = {
  title_th: 'คอนโดวิวแม่น้ำ ใกล้ถนนเจริญนคร',
  title_en: null,
  road: 'ถนนเจริญนคร',
  soi: 'ซอยเจริญนคร 12',
};

const expectThaiMarked = async (page: Page, state = '') => {
  expect.soft(await page.evaluate(unmarkedThai, undefined), `${page.url()} ${state}`).toEqual([]);
};

test.use({ locale: 'en-US' });

test('all Thai in the document of an English page is marked as Thai', async ({ request, publish, member }) => {
  const { id } = await publish(thaiOnly);
  const parts = ['en-1.xml', 'en-2.xml'].map(async (part) => (await request.get(`/sitemaps/${part}`)).text());
  // Every page that is written or composed on its own, and every fifth asset.
  const listed = (await Promise.all(parts))
    .flatMap((xml) => Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, url]) => url!))
    .filter((url, index) => !/\/assets\/\d+$/.test(url) || index % 5 === 0);
  expect(listed.length).toBeGreaterThan(60);
  const searches = ['filters=all', 'listing_type=rent', 'view=map', 'q=บ้าน', 'q=zzqxzzqx'].map(to.assetsWith);
  const others = [
    to.asset(id),
    to.member(member.profile.id),
    to.member(3),
    to.compareWith([1, 2, id]),
    to.asset(999_999),
  ];

  for (const path of [...listed, ...searches, ...others, to.favourites]) {
    const html = await (await request.get(path, { headers: { cookie: 'locale=en' } })).text();
    expect.soft(unmarkedThai(parseDocument(html)), path).toEqual([]);
  }
});

for (const [name, screen] of [
  ['a phone', phoneScreen],
  ['a desktop', {}],
] as const)
  test.describe(`all Thai that scripts draw on English pages is marked as Thai, on ${name}`, () => {
    test.use(screen);

    test('in filters and suggestions', async ({ page, publish }) => {
      await publish(thaiOnly);
      for (const path of [to.home, to.authenticate(), to.signUp]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectThaiMarked(page);
      }
      await openHydrated(page, to.assetsWith('province=10'));
      await openFilters(page, 'Filters');
      await expectThaiMarked(page, 'with filters');
      await openHydrated(page, to.assets);
      const box = page.getByRole('main').locator('input[name=q]');
      await box.click();
      await box.pressSequentially('asok');
      await expect(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible();
      await expectThaiMarked(page, 'with suggestions');
    });

    test('in an asset’s pictures, dialogs and comparison', async ({ page, publish }) => {
      const { id } = await publish(thaiOnly);
      const main = page.getByRole('main');
      await openHydrated(page, to.asset(id));
      await expectThaiMarked(page);
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

      await openHydrated(page, to.compareWith([1, id]));
      await expectThaiMarked(page);
    });
  });

test.describe('on a phone', () => {
  test.use(phoneScreen);

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

test('all Thai on a member’s English pages is marked as Thai', async ({
  page,
  request,
  phone,
  member,
  signIn,
  publish,
}) => {
  const { id: shown, version } = await publish(thaiOnly);
  const changes = { title_th: 'คอนโดวิวแม่น้ำ ชั้นสูง', version };
  await member.api.call('PATCH', `/member/assets/${shown}`, changes);
  const { id: draft } = await createDraft(member.api, thaiOnly);
  const lead = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
  await createApi(request).call('POST', `/assets/${shown}/leads`, { ...lead, consent_version: '2026-11' });
  await openViewingHours(member.api);
  await bookFirst(request, shown, phone);
  await member.api.call('PUT', `/member/favourites/${shown}`, { note: 'ใกล้ที่ทำงาน' });
  await member.api.call('POST', '/member/saved-searches', { name: 'คอนโด', query: 'property_type=condo' });
  await signIn();
  const steps = assetSteps.map((_step, index) => to.createAssetStep(draft, index + 1));
  const tabs = ['assets', 'messages', 'viewings', 'favourites', 'searches', 'requests', 'notifications'].map(
    to.myAccountTab,
  );
  const previews = [draft, shown].map(to.createAssetPreview);
  const ends = [to.createAssetStep(shown, 4), ...previews, to.createAssetPublished(shown)];

  for (const path of [
    to.home,
    to.asset(shown),
    to.setting,
    to.settingEdit,
    to.myAccount,
    ...tabs,
    to.createAsset,
    ...steps,
    ...ends,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    // The menu is loaded last.
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expectThaiMarked(page);
  }

  await page.goto(to.myAccountTab('assets'));
  await page.getByRole('button', { name: 'Change price', disabled: false }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectThaiMarked(page, 'with the dialog of prices');
});
