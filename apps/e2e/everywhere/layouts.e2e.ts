import type { Locator, Page } from '@playwright/test';
import { hrefs, locales } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { expectLayout, screenWidths } from '../src/layouts.ts';
import { createDraft } from '../src/listing.ts';
import { openHydrated } from '../src/page-life.ts';

test('U5: the layout changes above 768 px, and one document serves phone and desktop', async ({ page, request }) => {
  const path = '/services';
  const replies = ['iPhone; CPU iPhone OS 18_0', 'X11; Linux x86_64'].map((device) =>
    request.get(path, { headers: { 'user-agent': `Mozilla/5.0 (${device}) Firefox/140.0`, cookie: 'locale=th' } }),
  );
  const [phone, desktop] = await Promise.all((await Promise.all(replies)).map((reply) => reply.text()));
  expect(phone).toBe(desktop);

  await page.setViewportSize({ width: 768, height: 900 });
  await openHydrated(page, path);
  await expectLayout(page, 'menu', 'mobile', 'th');
  await page.setViewportSize({ width: 769, height: 900 });
  await expectLayout(page, 'nocontact', 'tablet', 'th');
  await page.setViewportSize({ width: 1025, height: 900 });
  await expectLayout(page, 'nocontact', 'tablet', 'th');
});

/** The row of a field, and where its label and its control begin, in pixels. */
const placesOf = (fields: Locator) =>
  fields.evaluateAll((found) =>
    found.flatMap((field) => {
      const label = field.querySelector('label');
      const control = label?.htmlFor && document.getElementById(label.htmlFor);
      if (!label || !control) return [];
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      return [{ row: topOf(field), name: label.textContent, label: topOf(label), control: topOf(control) }];
    }),
  );

/** Expects the labels of each row in one line, and its controls in another. */
const expectAlignedRows = async (fields: Locator) => {
  // A calculator loads after the press.
  await expect(fields.first()).toBeVisible();
  const places = await placesOf(fields);
  const rows = [...new Set(places.map(({ row }) => row))]
    .map((top) => places.filter(({ row }) => row === top))
    .filter((row) => row.length > 1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const names = row.map(({ name }) => name).join(' | ');
    expect.soft(new Set(row.map(({ label }) => label)).size, `labels of ${names}`).toBe(1);
    expect.soft(new Set(row.map(({ control }) => control)).size, `controls of ${names}`).toBe(1);
  }
};

test('the fields of the cost calculator are aligned, with or without hints', async ({ page, listing }) => {
  const { id } = listing;
  await openHydrated(page, `/assets/${id}`);
  await page.getByRole('button', { name: 'คำนวณด้วยตัวเลขของคุณ' }).click();

  await expectAlignedRows(page.getByRole('group', { name: 'ตัวเลขของคุณ' }).locator('.y-field'));
});

test('the details of a listing are aligned, with or without hints', async ({ page, signIn, member }) => {
  await signIn();
  for (const property_type of ['land', 'condo'] as const) {
    const { id } = await createDraft(member.api, { property_type });
    await page.goto(hrefs('th').createAssetStep(id, 3));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlignedRows(page.locator('main .y-field'));
  }
});

test('the prices of a listing are aligned, with or without notes below them', async ({ page, signIn, member }) => {
  await signIn();
  const { id } = await createDraft(member.api, { listing_type: 'sale_rent', price_rent_month: 17_500 });
  await page.goto(hrefs('th').createAssetStep(id, 4));
  await expect(page.getByText('฿4.5 ล้าน')).toBeVisible();

  await expectAlignedRows(page.locator('main .y-field'));
});

for (const [name, path, find] of [
  ['the panel of filters', '/assets', (page: Page) => page.getByRole('complementary', { name: 'ตัวกรอง' })],
  ['the contact panel', '/assets/1', (page: Page) => page.locator('#contact')],
] as const)
  test(`${name} stays in view on a desktop while the page is scrolled`, async ({ page }) => {
    await openHydrated(page, path);
    const panel = find(page);
    await expect(panel).toBeVisible();

    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));

    await expect.poll(async () => (await panel.boundingBox())!.y).toBeGreaterThan(60);
    const { y, height } = (await panel.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  });

test('all tabs of the account are on the screen of a phone', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: screenWidths.mobile, height: 844 });
  for (const locale of locales) {
    await page.goto(hrefs(locale).myAccount);
    const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    await expect(tabs).toHaveCount(8);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
});
