import type { APIRequestContext, Locator, Page } from '@playwright/test';
import exifr from 'exifr';
import sharp from 'sharp';
import type { MemberAsset } from '@yoodee/api-contract';
import { brand, hrefs, locales, storageKeys, toLocale, type Locale } from '@yoodee/site';
import { readHead, readStructuredData } from '../src/documents.ts';
import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';
import type { Photographs } from '../src/photographs.ts';
import { readCode } from '../src/outbox.ts';
import { countTaps } from '../src/taps.ts';
import { words } from './list-property.words.ts';

type Words = (typeof words)[Locale];

const listing = {
  titleTh: 'คอนโดทองหล่อ ห้องมุม วิวสวน',
  titleEn: 'Corner condo in Thong Lo, garden view',
  description:
    'ห้องมุมสองด้าน ลมเข้า แสงดี เงียบแม้อยู่กลางเมือง เดินถึงสถานีทองหล่อในห้านาที มีที่จอดรถส่วนตัวและสวนบนดาดฟ้า ใกล้ตลาดและร้านอาหาร',
  price: '4,500,000',
};

/** From the link to list for free to being signed in as somebody new. */
const signUpOnScreen = async (page: Page, phone: string, said: Words) => {
  await page.getByRole('link', { name: said.listForFree }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/authenticate\?next=/);
  await page.getByLabel(said.phone).fill(phone);
  await page.getByRole('button', { name: said.sendCode }).click();
  const lead = page.getByText(said.codeSent);
  const [, refCode] = (await lead.textContent())!.match(said.codeSent)!;
  const code = await readCode(phone, refCode!);
  const codeBox = page.getByLabel(said.code);
  await codeBox.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toContainText(said.fourTriesLeft);
  await codeBox.fill(code);
  await field(page, 'textbox', said.firstName).fill('สมหญิง');
  await field(page, 'textbox', said.lastName).fill('ใจดี');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: said.createAccount }).click();
};

const expectSession = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === storageKeys.accessToken)!;
  const [, payload] = cookie.value.split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { exp: number; user_status: string };
  expect(claims.user_status).toBe('active');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  expect(Math.abs(cookie.expires - claims.exp)).toBeLessThan(5);
  const readProfile = () => page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.userProfile);
  // Written in a turn of its own, after the page has gone on.
  await expect
    .poll(readProfile)
    .toMatch(/^\{"user_id":\d+,"user_status":"active","firstName":"สมหญิง","lastName":"ใจดี","profile_img":null\}$/);
};

const goOn = async (page: Page, said: Words, title: string) => {
  await page.getByRole('link', { name: said.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const answerTheStart = async (page: Page, said: Words) => {
  await field(page, 'radio', said.sale).check();
  await field(page, 'radio', said.condo).check();
  await field(page, 'radio', said.owner).check();
  await expect(page).toHaveURL(/[?&]id=\d+/);
};

const answerThePlace = async (page: Page, said: Words) => {
  await field(page, 'combobox', said.province).selectOption({ label: said.bangkok });
  await field(page, 'combobox', said.district).selectOption({ label: said.watthana });
  await field(page, 'combobox', said.subdistrict).selectOption({ label: said.khlongTanNuea });
  await expect(field(page, 'textbox', said.postalCode)).toHaveValue('10110');
};

const answerTheDetails = async (page: Page, said: Words) => {
  await field(page, 'textbox', said.bedrooms).fill('1');
  await field(page, 'textbox', said.bathrooms).fill('1');
  await field(page, 'textbox', said.usableArea).fill('35.5');
  // A condominium's document is known.
  await expect(field(page, 'combobox', said.titleDeed).locator('option:checked')).toHaveText(said.condoTitle);
};

/** Goes away in the middle, by a reload, and comes back to what was answered. */
const leaveAndComeBack = async (page: Page, said: Words) => {
  await page.reload();
  await expect(field(page, 'textbox', said.usableArea)).toHaveValue('35.5');
  await expect(field(page, 'combobox', said.titleDeed).locator('option:checked')).toHaveText(said.condoTitle);
  await page.getByRole('link', { name: said.back, exact: true }).last().click();
  await expect(field(page, 'combobox', said.subdistrict).locator('option:checked')).toHaveText(said.khlongTanNuea);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: said.detailsTitle })).toBeVisible();
};

const addPhotographs = async (page: Page, said: Words, photographs: Photographs) => {
  const { living, bedroom, kitchen, twelveMegapixels, onItsSide, tooSmall, notAnImage } = photographs;
  await page
    .getByLabel(said.choosePhotos)
    .setInputFiles([living, tooSmall, onItsSide, notAnImage, twelveMegapixels, bedroom, kitchen]);
  await expect(page.getByRole('list', { name: said.shelf }).getByRole('listitem')).toHaveCount(5, { timeout: 30_000 });
  await expect(page.getByRole('alert').filter({ hasText: tooSmall.name })).toContainText(said.tooSmall);
  await expect(page.getByRole('alert').filter({ hasText: notAnImage.name })).toContainText(said.unreadable);
};

const writeTheTexts = async (page: Page, said: Words) => {
  await field(page, 'textbox', said.titleTh).fill(listing.titleTh);
  await field(page, 'textbox', said.titleEn).fill(listing.titleEn);
  await field(page, 'textbox', said.descriptionTh).fill(listing.description);
  await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
};

/**
 * Who asks a second after publishing, or sooner, sees the listing on both lists, signed out as they are. How long a busy
 * machine takes to answer does not count.
 */
const expectOnLists = async (visitor: APIRequestContext, id: number) => {
  const latest = Date.now() + 1_000;
  for (const locale of locales) {
    const isListed = async () => {
      const reply = await visitor.get(hrefs(locale).assets);
      return (await reply.text()).includes(`href="${hrefs(locale).asset(id)}"`);
    };
    let isSeen = await isListed();
    while (!isSeen && Date.now() < latest) isSeen = await isListed();
    expect(isSeen || (await isListed()), `${hrefs(locale).assets} shows ${id}`).toBe(true);
  }
};

/** The test photographs have a blue sky above and a brown ground below. */
const expectUpright = async (picture: Buffer, what: string) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const middleOfRow = (y: number) => {
    const offset = (y * info.width + Math.floor(info.width / 2)) * info.channels;
    return { red: data[offset]!, blue: data[offset + 2]! };
  };
  const [sky, ground] = [middleOfRow(3), middleOfRow(info.height - 4)];
  expect(sky.blue, `${what} has its sky above`).toBeGreaterThan(sky.red);
  expect(ground.red, `${what} has its ground below`).toBeGreaterThan(ground.blue);
};

/** Every candidate of every picture: WebP as wide as it says (or as the original), upright, and silent about the camera. */
const expectPictures = async (visitor: APIRequestContext, gallery: Locator) => {
  const sizes: string[] = [];
  for (const picture of await gallery.getByRole('img').all()) {
    const candidates = (await picture.getAttribute('srcset'))!.split(', ');
    const [originalWidth, originalHeight] = await Promise.all(
      ['width', 'height'].map(async (side) => Number(await picture.getAttribute(side))),
    );
    sizes.push(`${originalWidth}×${originalHeight}`);
    for (const candidate of candidates) {
      const [href, width] = candidate.split(' ');
      const reply = await visitor.get(href!);
      const bytes = await reply.body();
      const { format, width: actual, height, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect(reply.headers()['content-type']).toBe('image/webp');
      expect({ format, exif, xmp, iptc }).toEqual({ format: 'webp', exif: undefined, xmp: undefined, iptc: undefined });
      expect(actual, href).toBe(Math.min(Number.parseInt(width!, 10), originalWidth!));
      expect(Math.abs(height! - (actual! * originalHeight!) / originalWidth!), href).toBeLessThanOrEqual(1);
      await expectUpright(bytes, href!);
    }
  }
  // Nothing wider than the widest variant is kept of the photograph with 12 megapixels.
  expect(sizes.toSorted()).toEqual(['1200×1600', '1600×1200', '1600×1200', '1600×1200', '3072×2304']);
};

const expectPage = async (visitor: APIRequestContext, origin: string, locale: Locale, id: number) => {
  const title = locale === 'th' ? listing.titleTh : listing.titleEn;
  const reply = await visitor.get(hrefs(locale).asset(id));
  const html = await reply.text();
  const { canonical, alternates, ...head } = readHead(html);
  const [th, en] = locales.map((of) => origin + hrefs(of).asset(id));
  expect(head.title).toBe(`${title} | ${brand.name[locale]}`);
  expect(canonical).toBe(locale === 'th' ? th : en);
  expect(alternates).toEqual({ th, 'th-TH': th, en, 'en-US': en, 'x-default': th });
  const [{ '@context': vocabulary, '@graph': things } = {}] = readStructuredData(html);
  expect(vocabulary).toBe('https://schema.org');
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'RealEstateListing',
      name: title,
      url: canonical,
      image: expect.arrayContaining([expect.stringMatching(/\/img\/1280\/[\w-]+\.webp$/)]),
      offers: [expect.objectContaining({ price: 4_500_000, priceCurrency: 'THB' })],
    }),
  );
};

test('a listing travels from a member’s phone to a visitor’s screen', async ({
  page,
  phone,
  language,
  to,
  photographs,
  openBrowser,
  consoleWatch,
  baseURL,
}) => {
  const said = words[language];
  consoleWatch.expectComplaint(/status of 400 .*otp\/verify/, 'the code is wrong at first');
  consoleWatch.expectComplaint(/status of 422 .*otp\/verify/, 'the phone is new, so names are asked for');
  consoleWatch.expectComplaint(
    /status of 409 .*\/member\/assets\/\d+\)/,
    'what a reload cuts off may arrive after the page has read the listing, and is then sent once more',
  );
  consoleWatch.expectComplaint(
    /status of 4(?:15|22) .*\/images/,
    'two of the files cannot be photographs of a listing',
  );

  const taps = await countTaps(page);
  await test.step('signs up with a phone', async () => {
    await page.goto(to.home);
    await signUpOnScreen(page, phone, said);
    await expect(page).toHaveURL(new RegExp(`${to.createAsset}$`));
    await expectSession(page);
  });

  await test.step('answers step by step, leaves in the middle and comes back', async () => {
    await answerTheStart(page, said);
    await goOn(page, said, said.placeTitle);
    await answerThePlace(page, said);
    await goOn(page, said, said.detailsTitle);
    await answerTheDetails(page, said);
    await leaveAndComeBack(page, said);
    await goOn(page, said, said.priceTitle);
    await field(page, 'textbox', said.priceSale).pressSequentially('4500000');
    await expect(field(page, 'textbox', said.priceSale)).toHaveValue(listing.price);
  });

  await test.step('adds photographs, of which two are refused by name', async () => {
    expect(await exifr.orientation(photographs.onItsSide.buffer), 'lies on its side').toBe(6);
    for (const { buffer } of [photographs.living, photographs.twelveMegapixels, photographs.onItsSide])
      expect(await exifr.gps(buffer), 'says where it was taken').toMatchObject({
        latitude: expect.closeTo(13.724, 2),
        longitude: expect.closeTo(100.579, 2),
      });
    await goOn(page, said, said.photosTitle);
    await addPhotographs(page, said, photographs);
  });

  const { id, ...published } = await test.step('writes, previews and publishes', async () => {
    await goOn(page, said, said.textTitle);
    await writeTheTexts(page, said);
    await page.getByRole('link', { name: said.preview }).click();
    await expect(page.getByRole('heading', { level: 1, name: said.previewTitle })).toBeVisible();
    const title = language === 'th' ? listing.titleTh : listing.titleEn;
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await page.getByRole('checkbox', { name: said.declaration }).check();
    const answer = page.waitForResponse(/\/publish$/);
    await page.getByRole('button', { name: said.publish }).click();
    const { data } = (await (await answer).json()) as { data: MemberAsset };
    return { id: data.id, ...taps.total() };
  });

  const visitor = await openBrowser({ javaScriptEnabled: false });
  await test.step('a visitor finds it within a second', () => expectOnLists(visitor.request, id));

  await test.step('which took', () => {
    const { taps: count, seconds } = published;
    const told = `${count} taps, ${seconds} s from opening the site to a published listing, a wrong code and a reload included`;
    test.info().annotations.push({ type: 'effort', description: told });
    console.log(`${test.info().project.name}: ${told}`);
  });

  await test.step('the member is told where it is', async () => {
    await expect(page.getByRole('heading', { level: 1, name: said.published })).toBeVisible();
    await expect(page.getByRole('link', { name: said.openPage })).toHaveAttribute('href', to.asset(id));
  });

  await test.step('its page is all there without script, in both languages', async () => {
    const theirs = await visitor.newPage();
    await theirs.goto(to.assets);
    await theirs
      .getByRole('article')
      .filter({ has: theirs.locator(`a[href="${to.asset(id)}"]`) })
      .getByRole('link')
      .click();
    await expect(theirs).toHaveURL(to.asset(id));
    await expect(theirs.getByText(listing.description)).toBeVisible();
    for (const locale of locales) await expectPage(visitor.request, baseURL!, locale, id);
    await expectPictures(visitor.request, theirs.getByRole('region', { name: said.gallery }));
    await theirs.goto(toLocale(language === 'th' ? 'en' : 'th', to.asset(id)));
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      language === 'th' ? listing.titleEn : listing.titleTh,
    );
  });
});
