import type { Locator, Page } from '@playwright/test';
import type { Favourite } from '@yoodee/api-contract';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: { save: 'บันทึก', compare: 'เปรียบเทียบ', toCompare: 'เปรียบเทียบ (2)', undo: 'เลิกทำ', remove: /^เอา .* ออก$/ },
  en: { save: 'Save', compare: 'Compare', toCompare: 'Compare (2)', undo: 'Undo', remove: /^Remove / },
};

/** An asset's own page, with its two choices. */
const openAsset = async (page: Page, path: string, said: (typeof words)['th' | 'en']) => {
  await page.goto(path);
  const main = page.getByRole('main');
  return {
    save: main.getByRole('button', { name: said.save, exact: true }),
    compare: main.getByRole('button', { name: said.compare, exact: true }),
  };
};

const press = async (choice: Locator) => {
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
};

test('what a visitor keeps and compares is still there once they sign in', async ({
  page,
  language,
  to,
  publish,
  member,
  signIn,
  openBrowser,
}) => {
  const said = words[language];
  const [kept, other] = [await publish(), await publish()];
  const linkTo = (shown: Page, id: number) =>
    shown
      .getByRole('main')
      .getByRole('article')
      .locator(`a[href="${to.asset(id)}"]`);

  await test.step('keeps one, compares two', async () => {
    const first = await openAsset(page, to.asset(kept.id), said);
    await press(first.save);
    await press(first.compare);
    const second = await openAsset(page, to.asset(other.id), said);
    await press(second.compare);
    await page.getByRole('link', { name: said.toCompare }).click();
    await expect(page).toHaveURL(to.compareWith([kept.id, other.id]));
    await expect(page.getByRole('main').getByRole('link', { name: said.remove })).toHaveCount(2);
  });

  await test.step('takes a removal back', async () => {
    const first = await openAsset(page, to.asset(kept.id), said);
    await expect(first.save).toHaveAttribute('aria-pressed', 'true');
    await first.save.click();
    await expect(first.save).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: said.undo }).click();
    await expect(first.save).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('signs in, and finds it in the account', async () => {
    await signIn();
    await page.goto(to.favourites);
    await expect(linkTo(page, kept.id)).toBeVisible();
    const inAccount = async () =>
      (await member.api.call<{ items: Favourite[] }>('GET', '/member/favourites')).items.map(
        ({ asset_id }) => asset_id,
      );
    await expect.poll(inAccount).toEqual([kept.id]);
  });

  await test.step('finds it on another device', async () => {
    const elsewhere = await openBrowser();
    await signIn(elsewhere);
    const device = await elsewhere.newPage();
    await device.goto(to.favourites);
    await expect(linkTo(device, kept.id)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison is read, and an asset taken out of it', async ({ page, language, to, publish }) => {
    const said = words[language];
    const [one, other] = [await publish(), await publish()];

    await page.goto(to.compareWith([one.id, other.id]));
    await page.getByRole('main').getByRole('link', { name: said.remove }).first().click();

    await expect(page).toHaveURL(to.compareWith([other.id]));
    await expect(page.getByRole('main').getByRole('link', { name: said.remove })).toHaveCount(1);
  });
});
