import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: {
    byHand: /^พิมพ์มุมแปลง/,
    corners: /^มุมแปลง/,
    use: 'ใช้มุมเหล่านี้',
    road: /^มุม 1–2 · 20 ม\./,
    agrees: /^พื้นที่ตามรูปแปลง .* · ตามโฉนด 2 งาน/,
    never: 'ไม่ท่วม',
    year: 'ปีของข้อมูลน้ำท่วม',
    typedYear: '2549',
    saved: 'บันทึกแล้ว',
    review: 'ตรวจและเผยแพร่',
    publish: 'เผยแพร่การแก้ไข',
    published: 'เผยแพร่การแก้ไขแล้ว',
    dry: 'ไม่ท่วมตั้งแต่ปี พ.ศ. 2549',
    shape: 'สี่เหลี่ยมมุมฉาก 20 × 40 ม. ติดถนน 20 ม.',
    notStated: /^ไม่ได้ระบุ: เสียงรบกวน/,
    search: 'ที่ดินน้ำไม่ท่วม',
  },
  en: {
    byHand: /^Type the corners/,
    corners: /^Corners/,
    use: 'Use these corners',
    road: /^Corner 1–2 · 20 m/,
    agrees: /^Area by the outline: .* · by the deed: 2 ngan/,
    never: 'Not flooded',
    year: 'Flood year',
    typedYear: '2006',
    saved: 'Saved',
    review: 'Check and publish',
    publish: 'Publish changes',
    published: 'Your changes are published',
    dry: 'Not flooded since 2006',
    shape: 'Rectangle, 20 × 40 m, 20 m along the road',
    notStated: /^Not stated: Noise/,
    search: 'land no flood',
  },
} as const;

/** 20 by 40 m, from the pin. */
const corners = '13.7367, 100.5231\n13.7367, 100.523285\n13.7370616, 100.523285\n13.7370616, 100.5231';
const plot = {
  ...{ property_type: 'land', land_ngan: 2, lat: 13.7367, lng: 100.5231, location_precision: 'exact' },
  road_access: 'public',
} as const satisfies Partial<MemberAsset>;

test('a seller types the corners of a plot and declares that it is dry; visitors read it and find it', async ({
  page,
  language,
  to,
  publish,
  signIn,
}) => {
  const labels = words[language];
  const { id } = await publish(plot);
  await signIn();

  await test.step('the outline agrees with the deed, and has a side along the road', async () => {
    await page.goto(to.createAssetStep(id, 2));
    await page.getByText(labels.byHand).click();
    await page.getByRole('textbox', { name: labels.corners }).fill(corners);
    await page.getByRole('button', { name: labels.use }).click();
    await page.getByRole('checkbox', { name: labels.road }).check();
    await expect(page.getByText(labels.agrees)).toBeVisible();
    await expect(page.getByText(labels.saved)).toBeVisible();
  });

  await test.step('what is declared is published with the other changes', async () => {
    await page.goto(to.createAssetStep(id, 3));
    await field(page, 'radio', labels.never).check();
    await field(page, 'textbox', labels.year).fill(labels.typedYear);
    await expect(page.getByText(labels.saved)).toBeVisible();
    await page.getByRole('link', { name: labels.review }).click();
    await page.getByRole('button', { name: labels.publish }).click();
    await expect(page.getByText(labels.published)).toBeVisible();
  });

  await test.step('the page says it, and what is not stated', async () => {
    await page.goto(to.asset(id));
    await expect(page.getByText(labels.dry)).toBeVisible();
    await expect(page.getByText(labels.shape)).toBeVisible();
    await expect(page.getByText(labels.notStated)).toBeVisible();
  });

  await test.step('words find it by its filter', async () => {
    await page.goto(`${to.assets}?q=${encodeURIComponent(labels.search)}`);
    await expect(page).toHaveURL(/traits=dry/);
    await expect(page.locator(`a[href="${to.asset(id)}"]`).first()).toBeVisible();
  });
});
