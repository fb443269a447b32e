import type { Page } from '@playwright/test';
import { toLocale } from '@yoodee/site';
import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: {
    search: 'ค้นหา',
    query: 'คอนโด ทองหล่อ',
    filters: 'ตัวกรอง',
    condo: /^คอนโดมิเนียม/,
    province: 'จังหวัด',
    bangkok: /^กรุงเทพมหานคร/,
    priceMax: 'สูงสุด',
    /** With the number of results, or without while a price is typed. */
    apply: /^แสดง/,
    active: 'ตัวกรองที่ใช้อยู่',
    chips: ['ขาย', 'คอนโดมิเนียม', 'กรุงเทพมหานคร', 'ใกล้ทองหล่อ (800 ม.)', 'ไม่เกิน ฿5 ล้าน'],
    otherLanguage: 'English',
    newest: 'ประกาศมาใหม่',
    nothing: 'ไม่พบประกาศที่ตรงทุกข้อ ลองผ่อนตัวกรองบางข้อ',
    dropSearch: /^เอาคำว่า “zzqxzzqx” ออก \(/,
  },
  en: {
    search: 'Search',
    query: 'condo thong lo',
    filters: 'Filters',
    condo: /^Condominium/,
    province: 'Province',
    bangkok: /^Bangkok/,
    priceMax: 'Max',
    apply: /^Show (results|[\d,]+)/,
    active: 'Active filters',
    chips: ['For sale', 'Condominium', 'Bangkok', 'Near Thong Lo (800 m)', 'Up to ฿5M'],
    otherLanguage: 'ไทย',
    newest: 'New listings',
    nothing: 'Nothing matches all of that. Try loosening a filter.',
    dropSearch: /^Without “zzqxzzqx” in the text \(/,
  },
};
type Words = (typeof words)['th' | 'en'];

const thongLo = {
  district_code: '1039',
  subdistrict_code: '103902',
  lat: 13.7262,
  lng: 100.5801,
  title_th: 'คอนโดทองหล่อ ห้องมุมวิวสวน',
  title_en: 'Corner condo in Thong Lo with a garden view',
};

const titleIn = (language: 'th' | 'en') => (language === 'th' ? thongLo.title_th : thongLo.title_en);

const searchFor = async (page: Page, text: string, { search }: Words) => {
  const box = page.getByRole('search');
  await box.getByRole('searchbox', { name: search }).fill(text);
  await box.getByRole('button', { name: search }).click();
};

/**
 * Goes back without waiting for the page, as a user may do. This may load another document, which would abort the call.
 */
const pressBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('a visitor searches, filters, opens an asset, switches language and goes back to the list', async ({
  page,
  language,
  to,
  publish,
}) => {
  const labels = words[language];
  const { id } = await publish(thongLo);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${to.asset(id)}"]`) });

  await page.goto(to.home);
  await expect(page.getByRole('heading', { level: 2, name: labels.newest })).toBeVisible();
  await searchFor(page, labels.query, labels);
  // The words become filters: a deal, a type and a station.
  await expect(page).toHaveURL((url) => url.pathname === to.assets && url.searchParams.get('station') === 'E6');
  await expect(page).toHaveURL(/property_type=condo/);
  await expect(card).toBeVisible();

  const filters = await openFilters(page, labels.filters);
  await expect(filters.getByRole('checkbox', { name: labels.condo })).toBeChecked();
  const province = filters.getByRole('combobox', { name: labels.province });
  await expect(province.getByRole('option', { name: labels.bangkok })).toHaveAttribute('value', '10');
  await province.selectOption('10');
  await expect(page).toHaveURL(/province=10/);
  await filters.getByRole('textbox', { name: labels.priceMax }).pressSequentially('5000000');
  await filters.getByRole('button', { name: labels.apply }).click();
  await expect(page).toHaveURL(/price_max=5000000/);
  await expect(page.getByRole('list', { name: labels.active }).getByRole('listitem')).toHaveText(labels.chips);
  await expect(card).toBeVisible();
  for (const found of await page.getByRole('main').getByRole('article').all())
    await expect(found).toContainText(language === 'th' ? 'คอนโดมิเนียม' : 'Condominium');
  const list = page.url();

  await card.getByRole('link').click();
  await expect(page).toHaveURL(to.asset(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(language));
  const other = language === 'th' ? 'en' : 'th';
  await page.getByRole('link', { name: labels.otherLanguage, exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(toLocale(other, to.asset(id)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(other));

  await pressBack(page);
  await expect(page).toHaveURL(to.asset(id));
  await pressBack(page);
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('list', { name: labels.active }).getByRole('listitem')).toHaveText(labels.chips);
  await expect(card).toBeVisible();
});

test('a search without results suggests a filter to remove', async ({ page, language, to }) => {
  const labels = words[language];
  await page.goto(to.assets);

  await searchFor(page, 'zzqxzzqx', labels);
  await expect(page.getByText(labels.nothing)).toBeVisible();
  await page.getByRole('link', { name: labels.dropSearch }).click();

  await expect(page).toHaveURL(to.assets);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, filters, opens an asset and switches language', async ({ page, language, to, publish }) => {
    const labels = words[language];
    const { id } = await publish(thongLo);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${to.asset(id)}"]`) });

    await page.goto(to.home);
    await searchFor(page, labels.query, labels);
    const filters = await openFilters(page, labels.filters);
    await expect(filters.getByRole('checkbox', { name: labels.condo })).toBeChecked();
    await filters.getByRole('textbox', { name: labels.priceMax }).fill('5000000');
    await filters.getByRole('button', { name: labels.apply }).click();

    await expect(page).toHaveURL(/property_type=condo/);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(language));
    await page.getByRole('link', { name: labels.otherLanguage, exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(toLocale(language === 'th' ? 'en' : 'th', to.asset(id)));
  });
});
