import type { Page } from '@playwright/test';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: {
    salePrice: 'ราคาขาย',
    saved: 'บันทึกแล้ว',
    review: 'ตรวจและเผยแพร่',
    typeIt: 'พิมพ์ราคา 450,000 เพื่อยืนยัน',
    publish: 'เผยแพร่การแก้ไข',
    published: 'เผยแพร่การแก้ไขแล้ว',
    changePrice: 'เปลี่ยนราคา',
    takeBack: 'ใช้ราคาเดิม',
  },
  en: {
    salePrice: 'Sale price',
    saved: 'Saved',
    review: 'Check and publish',
    typeIt: 'Type the price 450,000 to confirm',
    publish: 'Publish changes',
    published: 'Your changes are published',
    changePrice: 'Change price',
    takeBack: 'Take back',
  },
} as const;

/** The price that everybody sees. */
const publicPrice = async (page: Page, id: number) => {
  const reply = await page.request.get(`/api/v1/assets/${id}`);
  return ((await reply.json()) as { data: AssetDetail }).data.price_sale;
};

test('a half-typed price of a live listing is seen by its owner alone, and a new price can be taken back', async ({
  page,
  language,
  to,
  publish,
  signIn,
}) => {
  const labels = words[language];
  const { id } = await publish({ price_sale: 4_500_000 });
  const visitors = () => publicPrice(page, id);
  await signIn();

  await test.step('autosave does not publish', async () => {
    await page.goto(to.createAssetStep(id, 4));
    await field(page, 'textbox', labels.salePrice).fill('450000');
    await expect(page.getByText(labels.saved)).toBeVisible();
    expect(await visitors()).toBe(4_500_000);
  });

  await test.step('the changes survive a reload and are published from the preview, with the price typed again', async () => {
    await page.reload();
    await expect(field(page, 'textbox', labels.salePrice)).toHaveValue('450,000');
    await page.getByRole('link', { name: labels.review }).click();
    await page.getByRole('button', { name: labels.publish }).click();
    expect(await visitors()).toBe(4_500_000);
    await page.getByRole('textbox', { name: labels.typeIt }).fill('450000');
    await page.getByRole('button', { name: labels.publish }).click();
    await expect(page.getByText(labels.published)).toBeVisible();
    await expect.poll(visitors).toBe(450_000);
  });

  await test.step('the price is taken back from my account, without a trace', async () => {
    await page.goto(to.myAccountTab('assets'));
    await page.getByRole('button', { name: labels.takeBack }).click();
    await expect(page.getByRole('button', { name: labels.takeBack })).toBeHidden();
    await expect.poll(visitors).toBe(4_500_000);
  });

  await test.step('two taps change the price', async () => {
    await page.getByRole('button', { name: labels.changePrice }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: labels.salePrice }).fill('4.2');
    await dialog.getByRole('button', { name: labels.changePrice }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(visitors).toBe(4_200_000);
  });
});
