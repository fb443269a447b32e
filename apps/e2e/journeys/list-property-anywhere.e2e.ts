import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { words } from './list-property.words.ts';

/** Texts that the other journey does not use. */
const extraWords = {
  th: {
    finder: 'ค้นหาที่ตั้ง',
    road: 'ถนน',
    soi: 'ซอย',
    parking: 'ที่จอดรถ',
    offline: 'ออฟไลน์ เก็บไว้ในเครื่องนี้ จะส่งเมื่อเชื่อมต่อได้',
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
    offline: 'Offline. Kept on this device, sent when connected',
    notSent: 'was not sent',
    elsewhere: /^As saved elsewhere/,
    use: 'Keep what I chose',
    compose: 'Write the Thai text from my answers',
  },
} as const;

/** Slow 3G as browsers define it: bytes per second and milliseconds. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Bytes per second. At this speed the first photograph is stored long before the last. */
const photoUploadSpeed = 10_000;

/** Emulates a mobile network. */
const mobileNetwork = (context: BrowserContext, page: Page) => {
  let devtools: CDPSession | undefined;
  return {
    /** Slow connection. Restores the connection after `gone`. */
    async slow(uploadThroughput = slow3g.uploadThroughput) {
      await context.setOffline(false);
      devtools ??= await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', { ...slow3g, uploadThroughput });
    },
    async gone() {
      // The emulation of one CDP session overrides that of another, so this session must end first.
      await devtools?.detach();
      devtools = undefined;
      await context.setOffline(true);
    },
  };
};

const textbox = (scope: Page | Locator, name: string) => field(scope, 'textbox', name);

const emptyFields = {
  ...{ province_code: null, district_code: null, subdistrict_code: null, title_th: null, title_en: null },
  ...{ description_th: null, bedrooms: null },
};

test('a draft survives slow 3G, a lost network, a reload and edits on a second device', async ({
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
  const labels = { ...words[language], ...extraWords[language] };
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED/, 'the network is gone for a while');
  consoleWatch.expectComplaint(/status of 409/, 'two devices change the same field');
  await signIn();
  const { id } = await createDraft(member.api, emptyFields);
  const stored = () => member.api.call<MemberAsset>('GET', `/member/assets/${id}`);
  const network = mobileNetwork(context, page);
  await network.slow();

  await test.step('finds the subdistrict by part of its name', async () => {
    await page.goto(to.createAssetStep(id, 2));
    const finder = page.getByRole('combobox', { name: labels.finder });
    await finder.fill('คลองตันเหน');
    await page.getByRole('option', { name: new RegExp(`${labels.khlongTanNuea}.*10110`) }).click();
    await expect(textbox(page, labels.postalCode)).toHaveValue('10110');
    await expect.poll(async () => (await stored()).subdistrict_code).toBe('103902');
  });

  await test.step('saves offline edits once the network is back', async () => {
    await network.gone();
    await textbox(page, labels.road).fill('สุขุมวิท 55');
    await expect(page.getByText(labels.offline)).toBeVisible();
    await page.getByRole('link', { name: labels.next }).click();
    await textbox(page, labels.bedrooms).fill('2');
    await network.slow();
    await expect.poll(async () => ({ ...(await stored()) })).toMatchObject({ road: 'สุขุมวิท 55', bedrooms: 2 });
  });

  await test.step('keeps an edit made just before a reload', async () => {
    await textbox(page, labels.parking).fill('1');
    await page.reload();
    await expect(textbox(page, labels.parking)).toHaveValue('1');
    await expect.poll(async () => (await stored()).parking_spaces).toBe(1);
  });

  await test.step('stores each photo once when network and page are lost during the upload', async () => {
    const { living, bedroom, kitchen, onItsSide, twelveMegapixels } = photographs;
    const shelf = page.getByRole('list', { name: labels.shelf }).getByRole('listitem');
    await page.goto(to.createAssetStep(id, 5));
    await network.slow(photoUploadSpeed);
    await page.getByLabel(labels.choosePhotos).setInputFiles([living, bedroom, kitchen, onItsSide, twelveMegapixels]);
    await expect.poll(async () => (await stored()).images.length).toBeGreaterThan(0);
    await network.gone();
    await expect(page.getByText(labels.notSent).first()).toBeVisible();
    await network.slow();
    await page.reload();
    await expect(shelf).toHaveCount(5);
    expect((await stored()).images).toHaveLength(5);
  });

  await test.step('resolves a conflict with another device', async () => {
    const other = await openBrowser();
    await signIn(other);
    const otherPage = await other.newPage();
    await otherPage.goto(to.createAssetStep(id, 2));
    await page.goto(to.createAssetStep(id, 2));
    await expect(textbox(page, labels.road)).toHaveValue('สุขุมวิท 55');
    await expect(textbox(otherPage, labels.road)).toHaveValue('สุขุมวิท 55');
    await textbox(otherPage, labels.road).fill('เพชรบุรี');
    await expect.poll(async () => (await stored()).road).toBe('เพชรบุรี');

    await textbox(page, labels.road).fill('พระราม 4');
    await textbox(page, labels.soi).fill('ทองหล่อ 10');
    const question = page.getByRole('alert').getByRole('group', { name: labels.road });
    await expect(question.getByRole('radio', { name: /พระราม 4/ })).toBeChecked();
    await question.getByRole('radio', { name: labels.elsewhere }).check();
    await page.getByRole('button', { name: labels.use }).click();

    await expect(textbox(page, labels.road)).toHaveValue('เพชรบุรี');
    await expect.poll(async () => ({ ...(await stored()) })).toMatchObject({ road: 'เพชรบุรี', soi: 'ทองหล่อ 10' });
  });

  await test.step('generates the texts and publishes', async () => {
    await page.goto(to.createAssetStep(id, 6));
    await page.getByRole('button', { name: labels.compose }).click();
    await expect(page.getByText(labels.saved, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: labels.preview }).click();
    await page.getByRole('checkbox', { name: labels.declaration }).check();
    await page.getByRole('button', { name: labels.publish }).click();
    await expect(page.getByRole('heading', { level: 1, name: labels.published })).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'published', bedrooms: 2, road: 'เพชรบุรี' });
  });
});
