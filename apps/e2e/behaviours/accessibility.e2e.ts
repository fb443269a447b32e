import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { assetSteps } from '@yoodee/api-contract';
import { hrefs, locales, type Locale } from '@yoodee/site';
import { createApi } from '../src/api.ts';
import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { readCode } from '../src/outbox.ts';
import { openHydrated } from '../src/page-life.ts';
import { phoneScreen } from '../src/screens.ts';

/** The reference of a code, as the page says it in either language. */
const codeReference = /(?:รหัสอ้างอิง|Reference) ([A-Z2-9]{4,6})/;

/** In the page itself, which has no frames to be asked: otherwise axe is loaded once more in a page of its own. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What begins to fade in is hidden to axe, and so is its claim that the page behind it is out of reach. */
const waitUntilNothingMoves = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

const graveFindings = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));

/** Axe finds nothing serious or critical. */
const expectAccessible = async (page: Page) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  await waitUntilNothingMoves(page);
  expect(await graveFindings(axeOf(page).withTags(tags)), page.url()).toEqual([]);
};

/** The same, and nothing in the colours of the other mode either. */
const expectAccessibleInBothModes = async (page: Page) => {
  await expectAccessible(page);
  const modes = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: modes[1] });
  await expect(page.locator('html')).toContainClass(modes[1]);
  const inOther = await graveFindings(axeOf(page).withRules(['color-contrast']));
  expect(inOther, `${page.url()} in ${modes[1]}`).toEqual([]);
  await page.emulateMedia({ colorScheme: modes[0] });
};

const words = {
  th: {
    gallery: 'รูปภาพของทรัพย์',
    ask: 'ส่งข้อความถึงผู้ขาย',
    report: 'แจ้งปัญหาประกาศนี้',
    filters: 'ตัวกรอง',
  },
  en: {
    gallery: 'Photos of the property',
    ask: 'Message the seller',
    report: 'Report this listing',
    filters: 'Filters',
  },
};

const screens: { name: string; locale: Locale; use: Parameters<typeof test.use>[0] }[] = [
  {
    name: 'a phone in Thai, in the dark',
    locale: 'th',
    use: { colorScheme: 'dark', ...phoneScreen },
  },
  { name: 'a desktop in English', locale: 'en', use: {} },
];

for (const { name, locale, use } of screens)
  test.describe(`on ${name}, axe finds nothing serious on`, () => {
    test.use({ ...use, locale, contextOptions: { reducedMotion: 'reduce' } });
    const to = hrefs(locale);

    const searched = [
      to.home,
      to.assets,
      to.assetsWith('q=zzqxzzqx'),
      to.compareWith([1, 2]),
      to.favourites,
      to.member(1),
    ];
    const areas = [to.areas, to.area('bangkok'), to.area('stations/thong-lo-e6')];
    const read = [to.news, to.newsArticle(1), to.services, to.service('cleaning-9'), to.authenticate(), to.signUp];
    for (const path of [...searched, ...areas, ...read])
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleInBothModes(page);
      });

    test('what opens over an asset: its pictures, the enquiry, the report', async ({ page, publish }) => {
      const { gallery, ask, report } = words[locale];
      const { id } = await publish();
      const main = page.getByRole('main');
      await openHydrated(page, to.asset(id));
      const openers = [
        main.getByRole('region', { name: gallery }).getByRole('link').first(),
        main.getByRole('button', { name: ask }),
        main.getByRole('button', { name: report }),
      ];
      for (const opener of openers) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessibleInBothModes(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('an asset, and an address that is none', async ({ page, publish, consoleWatch }) => {
      consoleWatch.expectComplaint(/status of 404/, 'the browser reports the status of the page itself');
      const { id } = await publish();
      for (const path of [to.asset(id), to.asset(999_999_999)]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test('signing in: the code, a wrong one, the names, and LINE that was refused', async ({
      page,
      phone,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 4(?:00|22) .*otp\/verify/, 'a wrong code, then names that are missing');
      await page.goto(to.authenticate());
      await page.getByRole('textbox').fill(phone);
      await page.keyboard.press('Enter');
      const code = page.locator('[autocomplete=one-time-code]');
      await expect(code).toBeFocused();
      await expectAccessible(page);

      const reference = page.getByText(codeReference);
      const right = await readCode(phone, codeReference.exec((await reference.textContent())!)![1]!);
      await code.fill(right === '000000' ? '111111' : '000000');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);

      await code.fill(right);
      await expect(page.getByRole('checkbox')).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${to.lineLogin}?error=access_denied&state=x`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('every part of a member’s account, with something in it', async ({
      page,
      request,
      phone,
      member,
      signIn,
      publish,
    }) => {
      const { id } = await publish();
      await publish();
      const lead = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
      await createApi(request).call('POST', `/assets/${id}/leads`, { ...lead, consent_version: '2026-11' });
      await member.api.call('PUT', `/member/favourites/${id}`, { note: 'ใกล้ที่ทำงาน' });
      await member.api.call('POST', '/member/saved-searches', { name: 'คอนโด', query: 'property_type=condo' });
      await signIn();
      for (const tab of ['assets', 'leads', 'favourites', 'searches', 'requests', 'notifications']) {
        await page.goto(to.myAccountTab(tab));
        const main = page.getByRole('main');
        const waiting = main.getByRole('status', { name: /โหลด|Loading/ });
        await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
        await expect(waiting).toHaveCount(0);
        const [more] = await main.locator('[aria-expanded=false][aria-controls]').all();
        await more?.click();
        await expect(waiting).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test('a member’s account, settings, listing form and preview', async ({ page, signIn, publish, to }) => {
      const { id } = await publish();
      await signIn();
      const steps = assetSteps.map((_step, index) => to.createAssetStep(id, index + 1));
      for (const path of [to.myAccount, to.setting, to.settingEdit, ...steps, to.createAssetPreview(id)]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  });

for (const locale of locales)
  test.describe(`on a phone in ${locale}, axe finds nothing serious in`, () => {
    test.use({ ...phoneScreen, locale, contextOptions: { reducedMotion: 'reduce' } });
    const to = hrefs(locale);

    test('the open filters', async ({ page }) => {
      await openHydrated(page, to.assetsWith('listing_type=sale&province=10'));
      const filters = await openFilters(page, words[locale].filters);
      await expect(filters.getByRole('checkbox').first()).toBeVisible();
      await expectAccessibleInBothModes(page);
    });

    test('open suggestions, one of them chosen', async ({ page }) => {
      await openHydrated(page, to.assets);
      const box = page.getByRole('main').locator('input[name=q]');
      await box.click();
      await expect(box).toHaveRole('combobox');
      await box.pressSequentially('bang');
      const suggestions = page.getByRole('listbox');
      await expect(suggestions.getByRole('option').nth(3)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(suggestions.getByRole('option', { selected: true })).toBeVisible();
      await expectAccessibleInBothModes(page);
    });
  });
