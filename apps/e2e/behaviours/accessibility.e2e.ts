import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { assetSteps } from '@yoodee/asset-rules/fields';
import { hrefs, locales, type Locale } from '@yoodee/site';
import { createApi } from '../src/api.ts';
import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { bookFirst, openViewingHours } from '../src/viewings.ts';
import { readCode } from '../src/outbox.ts';
import { openHydrated } from '../src/page-life.ts';
import { phoneScreen } from '../src/screens.ts';

/** The reference of a one-time code in the page's message, in either language. */
const codeReference = /(?:รหัสอ้างอิง|Reference) ([A-Z2-9]{4,6})/;

/** Legacy mode: the pages have no frames, and otherwise axe would load a second time in a blank page. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/**
 * Waits for finite animations that time drives, not scrolling. During a fade-in, axe ignores the element and its
 * `aria-modal`.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

const seriousViolations = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));

/** Expects that axe finds no serious or critical violation. */
const expectAccessible = async (page: Page) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  await waitForAnimations(page);
  expect(await seriousViolations(axeOf(page).withTags(tags)), page.url()).toEqual([]);
};

/** The same, and no contrast violation in the other colour mode. */
const expectAccessibleInBothModes = async (page: Page) => {
  await expectAccessible(page);
  const modes = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: modes[1] });
  await expect(page.locator('html')).toContainClass(modes[1]);
  const inOther = await seriousViolations(axeOf(page).withRules(['color-contrast']));
  expect(inOther, `${page.url()} in ${modes[1]}`).toEqual([]);
  await page.emulateMedia({ colorScheme: modes[0] });
};

const words = {
  th: {
    gallery: 'รูปภาพของทรัพย์',
    ask: 'ส่งข้อความถึงผู้ขาย',
    book: 'นัดดูทรัพย์',
    report: 'แจ้งปัญหาประกาศนี้',
    filters: 'ตัวกรอง',
    legend: 'แรเงา: ไปถึงทันเวลาที่เลือก (ประมาณ)',
    draw: 'วาดพื้นที่',
  },
  en: {
    gallery: 'Photos of the property',
    ask: 'Message the seller',
    book: 'Book a viewing',
    report: 'Report this listing',
    filters: 'Filters',
    legend: 'Shaded: within the chosen time (estimate)',
    draw: 'Draw area',
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
  test.describe(`axe finds no serious violation on ${name}, on`, () => {
    test.use({ ...use, locale, contextOptions: { reducedMotion: 'reduce' } });
    const to = hrefs(locale);

    const searched = [
      to.home,
      to.assets,
      to.assetsWith('q=zzqxzzqx'),
      to.compareWith([1, 2]),
      to.favourites,
      to.member(3),
    ];
    const areas = [to.areas, to.area('bangkok'), to.area('stations/thong-lo-e6')];
    const read = [to.news, to.newsArticle(1), to.services, to.service('cleaning-9'), to.authenticate(), to.signUp];
    for (const path of [...searched, ...areas, ...read])
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleInBothModes(page);
      });

    test('the dialogs of an asset: gallery, enquiry, viewing, report', async ({ page, publish }) => {
      const { gallery, ask, book, report } = words[locale];
      const { id } = await publish();
      const main = page.getByRole('main');
      await openHydrated(page, to.asset(id));
      const openers = [
        main.getByRole('region', { name: gallery }).getByRole('link').first(),
        main.getByRole('button', { name: ask }),
        main.getByRole('button', { name: book }),
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

    test('the map: within reach, and while an area is drawn', async ({ page, consoleWatch }) => {
      consoleWatch.expectComplaint(/GPU stall due to ReadPixels/, 'tests run without a graphics card');
      const { legend, draw } = words[locale];
      await page.goto(to.assetsWith('view=map&reach=E4,40'));
      await expect(page.getByText(legend)).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page);

      await page.getByRole('button', { name: draw }).click();
      await expect(page.getByRole('application')).toBeFocused();
      await expectAccessible(page);
    });

    test('an asset and the 404 page', async ({ page, publish, consoleWatch }) => {
      consoleWatch.expectComplaint(/status of 404/, 'the browser reports the status of the page itself');
      const { id } = await publish();
      for (const path of [to.asset(id), to.asset(999_999_999)]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test('sign-in: code, wrong code, names, and a refused LINE login', async ({ page, phone, consoleWatch }) => {
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

    test('every tab of a member’s account, with content', async ({ page, request, phone, member, signIn, publish }) => {
      const { id } = await publish();
      await publish();
      const lead = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
      await createApi(request).call('POST', `/assets/${id}/leads`, { ...lead, consent_version: '2026-11' });
      await member.api.call('PUT', `/member/favourites/${id}`, { note: 'ใกล้ที่ทำงาน' });
      await member.api.call('POST', '/member/saved-searches', { name: 'คอนโด', query: 'property_type=condo' });
      await signIn();
      await openViewingHours(member.api);
      await bookFirst(request, id, phone);
      const tabs = [
        'assets',
        'messages',
        'viewings',
        'viewings&view=hours',
        'favourites',
        'searches',
        'requests',
        'notifications',
      ];
      for (const tab of tabs) {
        await page.goto(to.myAccountTab(tab));
        const main = page.getByRole('main');
        const loading = main.getByRole('status', { name: /โหลด|Loading/ });
        // Only screen readers get the heading of the messages.
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeAttached();
        await expect(loading).toHaveCount(0);
        const [more] = await main.locator('[aria-expanded=false][aria-controls]').all();
        await more?.click();
        await expect(loading).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test('the account, settings, listing form and preview of a member', async ({ page, signIn, publish, to }) => {
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
  test.describe(`axe finds no serious violation on a phone in ${locale}, in`, () => {
    test.use({ ...phoneScreen, locale, contextOptions: { reducedMotion: 'reduce' } });
    const to = hrefs(locale);

    test('the open filters', async ({ page }) => {
      await openHydrated(page, to.assetsWith('listing_type=sale&province=10'));
      const filters = await openFilters(page, words[locale].filters);
      await expect(filters.getByRole('checkbox').first()).toBeVisible();
      await expectAccessibleInBothModes(page);
    });

    test('the open suggestions with one selected', async ({ page }) => {
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
