import type { Locator, Page } from '@playwright/test';
import type { Favourite } from '@yoodee/api-contract/favourites';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: { save: 'บันทึก', compare: 'เปรียบเทียบ', toCompare: 'เปรียบเทียบ (2)', undo: 'เลิกทำ', remove: /^เอา .* ออก$/ },
  en: { save: 'Save', compare: 'Compare', toCompare: 'Compare (2)', undo: 'Undo', remove: /^Remove / },
};

/** The asset's page, with its two buttons. */
const openAsset = async (page: Page, path: string, labels: (typeof words)['th' | 'en']) => {
  await page.goto(path);
  return {
    save: page.getByRole('button', { name: labels.save, exact: true }),
    compare: page.getByRole('button', { name: labels.compare, exact: true }),
  };
};

const pressToggle = async (choice: Locator) => {
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
};

test('a visitor’s favourites and comparison survive sign-in', async ({
  page,
  language,
  to,
  listing,
  member,
  signIn,
  openBrowser,
}) => {
  const labels = words[language];
  const [saved, other] = [listing, { id: 1 }];
  const linkTo = (shown: Page, id: number) =>
    shown
      .getByRole('main')
      .getByRole('article')
      .locator(`a[href="${to.asset(id)}"]:not([aria-hidden])`);

  await test.step('saves one asset, compares two', async () => {
    const first = await openAsset(page, to.asset(saved.id), labels);
    await pressToggle(first.save);
    await pressToggle(first.compare);
    const second = await openAsset(page, to.asset(other.id), labels);
    await pressToggle(second.compare);
    await page.getByRole('link', { name: labels.toCompare }).click();
    await expect(page).toHaveURL(to.compareWith([saved.id, other.id]));
    await expect(page.getByRole('main').getByRole('link', { name: labels.remove })).toHaveCount(2);
  });

  await test.step('undoes a removal', async () => {
    const first = await openAsset(page, to.asset(saved.id), labels);
    await expect(first.save).toHaveAttribute('aria-pressed', 'true');
    await first.save.click();
    await expect(first.save).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: labels.undo }).click();
    await expect(first.save).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the favourite is in the account after sign-in', async () => {
    await signIn();
    await page.goto(to.favourites);
    await expect(linkTo(page, saved.id)).toBeVisible();
    const inAccount = async () =>
      (await member.api.call<{ items: Favourite[] }>('GET', '/member/favourites')).items.map(
        ({ asset_id }) => asset_id,
      );
    await expect.poll(inAccount).toEqual([saved.id]);
  });

  await test.step('the favourite appears on another device', async () => {
    const elsewhere = await openBrowser();
    await signIn(elsewhere);
    const device = await elsewhere.newPage();
    await device.goto(to.favourites);
    await expect(linkTo(device, saved.id)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison is shown, and an asset can be removed from it', async ({ page, language, to, listing }) => {
    const labels = words[language];
    const [one, other] = [listing, { id: 1 }];

    await page.goto(to.compareWith([one.id, other.id]));
    await page.getByRole('main').getByRole('link', { name: labels.remove }).first().click();

    await expect(page).toHaveURL(to.compareWith([other.id]));
    await expect(page.getByRole('main').getByRole('link', { name: labels.remove })).toHaveCount(1);
  });
});
