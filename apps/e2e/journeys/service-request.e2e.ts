import { expect, test } from '../src/fixtures.ts';

test('the service request is prefilled with the member’s name and phone, and offers their assets', async ({
  page,
  signIn,
  publish,
  to,
}) => {
  await publish();
  await signIn();
  await page.goto(to.service('cleaning-9'));
  const main = page.getByRole('main');
  await main.locator('input[name=name]').click();

  await expect(main.locator('input[name=name]')).not.toHaveValue('');
  await expect(main.locator('input[name=phone]')).not.toHaveValue('');
  // The published asset and the empty option.
  await expect(main.locator('select[name=asset_id] option')).toHaveCount(2);
});
