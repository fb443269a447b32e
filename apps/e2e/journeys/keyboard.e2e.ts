import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';
import { choose, press, write } from '../src/keyboard.ts';
import { readCode } from '../src/outbox.ts';
import { words } from './list-property.words.ts';

const description = 'A corner room with light from two sides, quiet though in the middle of town. '.repeat(2);

test('a new member signs up, creates a listing and publishes it with the keyboard only', async ({
  page,
  phone,
  language,
  to,
  photographs,
}) => {
  test.slow();
  const labels = words[language];
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  /** Goes to the next step. Its heading has the focus, or the number field that it begins with. */
  const goToStep = async (title: string, focused = heading(title)) => {
    await press(page, page.getByRole('link', { name: labels.next }));
    await expect(heading(title)).toBeVisible();
    await expect(focused).toBeFocused();
  };

  await test.step('signs up', async () => {
    await page.goto(to.authenticate(to.createAsset));
    await expect(page.getByLabel(labels.phone)).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    const [, refCode] = (await page.getByText(labels.codeSent).textContent())!.match(labels.codeSent)!;
    await expect(page.getByLabel(labels.code)).toBeFocused();
    await page.keyboard.type(await readCode(phone, refCode!));
    await expect(field(page, 'textbox', labels.firstName)).toBeFocused();
    await page.keyboard.type('Somying');
    await write(page, field(page, 'textbox', labels.lastName), 'Jaidee');
    await press(page, page.getByRole('checkbox'), 'Space');
    await press(page, page.getByRole('button', { name: labels.createAccount }));
  });

  await test.step('fills in place, details and price', async () => {
    for (const answer of [labels.sale, labels.condo, labels.owner])
      await press(page, field(page, 'radio', answer), 'Space');
    await expect(page).toHaveURL(/[?&]id=\d+/);
    await goToStep(labels.placeTitle);
    await choose(page, field(page, 'combobox', labels.province), labels.bangkok);
    await choose(page, field(page, 'combobox', labels.district), labels.watthana);
    await choose(page, field(page, 'combobox', labels.subdistrict), labels.khlongTanNuea);
    await goToStep(labels.detailsTitle, field(page, 'textbox', labels.bedrooms));
    await page.keyboard.type('1');
    await write(page, field(page, 'textbox', labels.bathrooms), '1');
    await write(page, field(page, 'textbox', labels.usableArea), '35.5');
    await goToStep(labels.priceTitle, field(page, 'textbox', labels.priceSale));
    await page.keyboard.type('4500000');
  });

  await test.step('uploads photos', async () => {
    const { living, bedroom, kitchen, onItsSide, twelveMegapixels } = photographs;
    // Registered early: without a listener the browser opens its own file dialog.
    page.on('filechooser', (chooser) => chooser.setFiles([living, bedroom, kitchen, onItsSide, twelveMegapixels]));
    await goToStep(labels.photosTitle);
    await press(page, page.getByLabel(labels.choosePhotos));
    await expect(page.getByRole('list', { name: labels.shelf }).getByRole('listitem')).toHaveCount(5, {
      timeout: 30_000,
    });
  });

  await test.step('writes the texts, previews and publishes', async () => {
    await goToStep(labels.textTitle);
    await write(page, field(page, 'textbox', labels.titleTh), 'Corner condo in Thong Lo');
    await write(page, field(page, 'textbox', labels.descriptionTh), description);
    await expect(page.getByText(labels.saved, { exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: labels.preview }));
    await expect(page.getByRole('heading', { level: 1, name: labels.previewTitle })).toBeVisible();
    await press(page, page.getByRole('checkbox', { name: labels.declaration }), 'Space');
    await press(page, page.getByRole('button', { name: labels.publish }));
    await expect(page.getByRole('heading', { level: 1, name: labels.published })).toBeFocused();
  });
});
