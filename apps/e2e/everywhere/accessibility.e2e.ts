import { hrefs, locales, type Locale } from '@yoodee/site';
import { expectAccessible, expectAccessibleInBothModes } from '../src/accessibility.ts';
import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { readCode } from '../src/outbox.ts';
import { openHydrated } from '../src/page-life.ts';
import { expectThaiMarked } from '../src/page-judgements.ts';
import { phoneScreen } from '../src/screens.ts';

/** The reference of a one-time code in the page's message, in either language. */
const codeReference = /(?:รหัสอ้างอิง|Reference) ([A-Z2-9]{4,6})/;

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

    test('the dialogs of an asset: gallery, enquiry, viewing, report', async ({ page, listing }) => {
      const { gallery, ask, book, report } = words[locale];
      const { id } = listing;
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
        if (locale === 'en') await expectThaiMarked(page, 'with a dialog');
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
      if (locale === 'en') await expectThaiMarked(page, 'with filters');
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
      if (locale === 'en') await expectThaiMarked(page, 'with suggestions');
    });
  });
