import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { MemberAsset } from '@yoodee/api-contract';
import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { words } from './list-property.words.ts';

/** Beyond what the other journey says. */
const more = {
  th: {
    finder: 'ค้นหาที่ตั้ง',
    road: 'ถนน',
    soi: 'ซอย',
    parking: 'ที่จอดรถ',
    offline: 'ออฟไลน์ จะบันทึกเมื่อเชื่อมต่อได้',
    notSent: 'ยังส่งไม่สำเร็จ',
    elsewhere: /^ที่บันทึกจากอีกที่/,
    use: 'ใช้ตามที่เลือก',
    compose: 'เขียนให้จากข้อมูลที่กรอก',
  },
  en: {
    finder: 'Find the place',
    road: 'Road',
    soi: 'Soi',
    parking: 'Parking spaces',
    offline: 'Offline. Saved as soon as you are connected',
    notSent: 'was not sent',
    elsewhere: /^As saved elsewhere/,
    use: 'Keep what I chose',
    compose: 'Write the Thai text from my answers',
  },
} as const;

/** What browsers call slow 3G, bytes a second and milliseconds. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Bytes a second: when the first photograph is stored, the last is far from it. */
const tooSlowForFive = 10_000;

/** The network as a member out and about has it. */
const mobileNetwork = (context: BrowserContext, page: Page) => {
  let devtools: CDPSession | undefined;
  return {
    /** Comes back where it was gone. */
    async slow(uploadThroughput = slow3g.uploadThroughput) {
      await context.setOffline(false);
      devtools ??= await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', { ...slow3g, uploadThroughput });
    },
    async gone() {
      // What one session says of the network hides what another says.
      await devtools?.detach();
      devtools = undefined;
      await context.setOffline(true);
    },
  };
};

const textbox = (scope: Page | Locator, name: string) => field(scope, 'textbox', name);

const nothingYet = {
  ...{ province_code: null, district_code: null, subdistrict_code: null, title_th: null, title_en: null },
  ...{ description_th: null, bedrooms: null },
};

test('a listing survives slow 3G, no network in the middle, a reload and a second device', async ({
  page,
  context,
  member,
  signIn,
  language,
  to,
  photographs,
  openBrowser,
  consoleWatch,
}) => {
  test.slow();
  const said = { ...words[language], ...more[language] };
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED/, 'the network is gone for a while');
  consoleWatch.expectComplaint(/status of 409/, 'two devices change the same field');
  await signIn();
  const { id } = await createDraft(member.api, nothingYet);
  const stored = () => member.api.call<MemberAsset>('GET', `/member/assets/${id}`);
  const network = mobileNetwork(context, page);
  await network.slow();

  await test.step('chooses the place by typing a part of it', async () => {
    await page.goto(to.createAssetStep(id, 2));
    const finder = page.getByRole('combobox', { name: said.finder });
    await finder.fill('คลองตันเหน');
    await page.getByRole('option', { name: new RegExp(`${said.khlongTanNuea}.*10110`) }).click();
    await expect(textbox(page, said.postalCode)).toHaveValue('10110');
    await expect.poll(async () => (await stored()).subdistrict_code).toBe('103902');
  });

  await test.step('types on without a network, which is sent when it is back', async () => {
    await network.gone();
    await textbox(page, said.road).fill('สุขุมวิท 55');
    await expect(page.getByText(said.offline)).toBeVisible();
    await page.getByRole('link', { name: said.next }).click();
    await textbox(page, said.bedrooms).fill('2');
    await network.slow();
    await expect.poll(async () => ({ ...(await stored()) })).toMatchObject({ road: 'สุขุมวิท 55', bedrooms: 2 });
  });

  await test.step('leaves right after the last key, and finds it there', async () => {
    await textbox(page, said.parking).fill('1');
    await page.reload();
    await expect(textbox(page, said.parking)).toHaveValue('1');
    await expect.poll(async () => (await stored()).parking_spaces).toBe(1);
  });

  await test.step('loses the network and the page while photographs are sent: each is stored once', async () => {
    const { living, bedroom, kitchen, onItsSide, twelveMegapixels } = photographs;
    const shelf = page.getByRole('list', { name: said.shelf }).getByRole('listitem');
    await page.goto(to.createAssetStep(id, 5));
    await network.slow(tooSlowForFive);
    await page.getByLabel(said.choosePhotos).setInputFiles([living, bedroom, kitchen, onItsSide, twelveMegapixels]);
    await expect.poll(async () => (await stored()).images.length).toBeGreaterThan(0);
    await network.gone();
    await expect(page.getByText(said.notSent).first()).toBeVisible();
    await network.slow();
    await page.reload();
    await expect(shelf).toHaveCount(5);
    expect((await stored()).images).toHaveLength(5);
  });

  await test.step('goes on with another device, and decides what both have changed', async () => {
    const other = await openBrowser();
    await signIn(other);
    const theirs = await other.newPage();
    await theirs.goto(to.createAssetStep(id, 2));
    await page.goto(to.createAssetStep(id, 2));
    await expect(textbox(page, said.road)).toHaveValue('สุขุมวิท 55');
    await expect(textbox(theirs, said.road)).toHaveValue('สุขุมวิท 55');
    await textbox(theirs, said.road).fill('เพชรบุรี');
    await expect.poll(async () => (await stored()).road).toBe('เพชรบุรี');

    await textbox(page, said.road).fill('พระราม 4');
    await textbox(page, said.soi).fill('ทองหล่อ 10');
    const question = page.getByRole('alert').getByRole('group', { name: said.road });
    await expect(question.getByRole('radio', { name: /พระราม 4/ })).toBeChecked();
    await question.getByRole('radio', { name: said.elsewhere }).check();
    await page.getByRole('button', { name: said.use }).click();

    await expect(textbox(page, said.road)).toHaveValue('เพชรบุรี');
    await expect.poll(async () => ({ ...(await stored()) })).toMatchObject({ road: 'เพชรบุรี', soi: 'ทองหล่อ 10' });
  });

  await test.step('has the texts written and publishes', async () => {
    await page.goto(to.createAssetStep(id, 6));
    await page.getByRole('button', { name: said.compose }).click();
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: said.preview }).click();
    await page.getByRole('checkbox', { name: said.declaration }).check();
    await page.getByRole('button', { name: said.publish }).click();
    await expect(page.getByRole('heading', { level: 1, name: said.published })).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'published', bedrooms: 2, road: 'เพชรบุรี' });
  });
});
