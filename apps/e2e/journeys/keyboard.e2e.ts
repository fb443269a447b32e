import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';
import { choose, press, write } from '../src/keyboard.ts';
import { readCode } from '../src/outbox.ts';
import { words } from './list-property.words.ts';

const description = 'A corner room with light from two sides, quiet though in the middle of town. '.repeat(2);

test('a listing goes from sign-in to published by keyboard alone', async ({
  page,
  phone,
  language,
  to,
  photographs,
  consoleWatch,
}) => {
  test.slow();
  const said = words[language];
  consoleWatch.expectComplaint(/status of 422 .*otp\/verify/, 'the phone is new, so names are asked for');
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  /** The next step is begun at its heading, or in the box of the number that it begins with. */
  const goOn = async (title: string, begun = heading(title)) => {
    await press(page, page.getByRole('link', { name: said.next }));
    await expect(heading(title)).toBeVisible();
    await expect(begun).toBeFocused();
  };

  await test.step('signs up', async () => {
    await page.goto(to.authenticate(to.createAsset));
    await expect(page.getByLabel(said.phone)).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    const [, refCode] = (await page.getByText(said.codeSent).textContent())!.match(said.codeSent)!;
    await expect(page.getByLabel(said.code)).toBeFocused();
    await page.keyboard.type(await readCode(phone, refCode!));
    await expect(field(page, 'textbox', said.firstName)).toBeFocused();
    await page.keyboard.type('Somying');
    await write(page, field(page, 'textbox', said.lastName), 'Jaidee');
    await press(page, page.getByRole('checkbox'), 'Space');
    await press(page, page.getByRole('button', { name: said.createAccount }));
  });

  await test.step('answers', async () => {
    for (const answer of [said.sale, said.condo, said.owner]) await press(page, field(page, 'radio', answer), 'Space');
    await expect(page).toHaveURL(/[?&]id=\d+/);
    await goOn(said.placeTitle);
    await choose(page, field(page, 'combobox', said.province), said.bangkok);
    await choose(page, field(page, 'combobox', said.district), said.watthana);
    await choose(page, field(page, 'combobox', said.subdistrict), said.khlongTanNuea);
    await goOn(said.detailsTitle, field(page, 'textbox', said.bedrooms));
    await page.keyboard.type('1');
    await write(page, field(page, 'textbox', said.bathrooms), '1');
    await write(page, field(page, 'textbox', said.usableArea), '35.5');
    await goOn(said.priceTitle, field(page, 'textbox', said.priceSale));
    await page.keyboard.type('4500000');
  });

  await test.step('adds photographs', async () => {
    const { living, bedroom, kitchen, onItsSide, twelveMegapixels } = photographs;
    // Long before the key is pressed: a browser that nobody listens to opens a dialog of its own.
    page.on('filechooser', (chooser) => chooser.setFiles([living, bedroom, kitchen, onItsSide, twelveMegapixels]));
    await goOn(said.photosTitle);
    await press(page, page.getByLabel(said.choosePhotos));
    await expect(page.getByRole('list', { name: said.shelf }).getByRole('listitem')).toHaveCount(5, {
      timeout: 30_000,
    });
  });

  await test.step('writes, previews and publishes', async () => {
    await goOn(said.textTitle);
    await write(page, field(page, 'textbox', said.titleTh), 'Corner condo in Thong Lo');
    await write(page, field(page, 'textbox', said.descriptionTh), description);
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: said.preview }));
    await expect(page.getByRole('heading', { level: 1, name: said.previewTitle })).toBeVisible();
    await press(page, page.getByRole('checkbox', { name: said.declaration }), 'Space');
    await press(page, page.getByRole('button', { name: said.publish }));
    await expect(page.getByRole('heading', { level: 1, name: said.published })).toBeFocused();
  });
});
