import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { choose, expectFocusTrap, press, reach, write } from '../src/keyboard.ts';
import { openHydrated } from '../src/page-life.ts';

const words = {
  th: {
    filters: 'ตัวกรอง',
    condo: /^คอนโดมิเนียม/,
    apply: /^แสดง [\d,]+/,
    gallery: 'รูปภาพของทรัพย์',
    compare: 'เปรียบเทียบ',
    toCompare: 'เปรียบเทียบ (2)',
    differences: 'เฉพาะที่ต่างกัน',
    remove: /^เอา .* ออก$/,
    guides: 'คู่มือซื้อขาย',
    contents: 'ในบทความนี้',
    quotation: 'ขอใบเสนอราคา',
    requestName: /^ชื่อ/,
    requestPhone: /^เบอร์โทร/,
    province: /^จังหวัดของทรัพย์/,
    bangkok: 'กรุงเทพมหานคร',
    requestConsent: /^ยินยอมให้ใช้/,
    request: 'ส่งคำขอ',
    requested: 'ได้รับคำขอแล้ว',
  },
  en: {
    filters: 'Filters',
    condo: /^Condominium/,
    apply: /^Show [\d,]+/,
    gallery: 'Photos of the property',
    compare: 'Compare',
    toCompare: 'Compare (2)',
    differences: 'Differences only',
    remove: /^Remove /,
    guides: 'Guides',
    contents: 'In this article',
    quotation: 'Ask for a quotation',
    requestName: /^Name/,
    requestPhone: /^Phone/,
    province: /^Province of the property/,
    bangkok: 'Bangkok',
    requestConsent: /^You may use/,
    request: 'Send request',
    requested: 'We have your request',
  },
} as const;

test('a visitor finds an asset and opens its photos with the keyboard only', async ({
  page,
  language,
  to,
  publish,
}) => {
  const labels = words[language];
  const { id } = await publish();
  const main = page.getByRole('main');
  await openHydrated(page, to.home);
  await write(page, main.locator('input[name=q]'), '"อารีย์"');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === to.assets && url.searchParams.has('q'));

  const filters = await openFilters(page, labels.filters, (button) => press(page, button));
  const condo = filters.getByRole('checkbox', { name: labels.condo });
  await press(page, condo, 'Space');
  await expect(condo).toBeChecked();
  await press(page, filters.getByRole('button', { name: labels.apply }));
  await expect(page).toHaveURL(/property_type=condo/);
  await press(page, main.locator(`article a[href="${to.asset(id)}"]:not([aria-hidden])`));
  await expect(page).toHaveURL(to.asset(id));

  const picture = main.getByRole('region', { name: labels.gallery }).getByRole('link').first();
  const dialog = page.getByRole('dialog');
  await press(page, picture);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 5')).toBeVisible();
  await expectFocusTrap(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('a visitor compares two assets with the keyboard only', async ({ page, language, to, listing }) => {
  const labels = words[language];
  const main = page.getByRole('main');
  const compared = [listing.id, 1];
  for (const id of compared) {
    await openHydrated(page, to.asset(id));
    // In the header on a phone, beside the price elsewhere.
    await press(page, page.getByRole('button', { name: labels.compare, exact: true }));
  }
  await press(page, page.getByRole('link', { name: labels.toCompare }));
  await expect(page).toHaveURL(to.compareWith(compared));

  const differences = main.getByRole('checkbox', { name: labels.differences });
  await press(page, differences, 'Space');
  await expect(differences).toBeChecked();
  await press(page, main.getByRole('link', { name: labels.remove }).first());
  await expect(page).toHaveURL(to.compareWith(compared.slice(1)));
});

test('a visitor finds and reads an article with the keyboard only', async ({ page, language, to }) => {
  const labels = words[language];
  const main = page.getByRole('main');
  await openHydrated(page, to.news);
  await press(page, main.getByRole('link', { name: labels.guides, exact: true }).first());
  await expect(page).toHaveURL(to.newsWith('category=guide'));
  const article = main.getByRole('article').getByRole('link').first();
  const title = (await article.textContent())!;
  await press(page, article);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const part = main.getByRole('navigation', { name: labels.contents }).getByRole('link').first();
  const target = new URL((await part.getAttribute('href'))!, page.url()).hash;
  await press(page, part);
  await expect(page).toHaveURL((url) => url.hash === target);
  await expect(main.locator(`[id="${decodeURIComponent(target.slice(1))}"]`)).toBeInViewport();
});

test('a visitor requests a service with the keyboard only', async ({ page, language, to, phone }) => {
  const labels = words[language];
  const main = page.getByRole('main');
  await openHydrated(page, to.services);
  await press(page, main.locator(`a[href="${to.service('cleaning-9')}"]`));
  await press(page, main.getByRole('link', { name: labels.quotation }));
  const name = main.getByRole('textbox', { name: labels.requestName });
  await expect(name).toBeVisible();
  await write(page, name, 'วิภา');
  await write(page, main.getByRole('textbox', { name: labels.requestPhone }), phone);
  await choose(page, main.getByRole('combobox', { name: labels.province }), labels.bangkok);
  await press(page, main.getByRole('checkbox', { name: labels.requestConsent }), 'Space');
  await reach(page, main.getByRole('button', { name: labels.request }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: labels.requested })).toBeFocused();
});
