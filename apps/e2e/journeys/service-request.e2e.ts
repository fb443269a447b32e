import { expect, test } from '../src/fixtures.ts';

test('a member finds their name, phone and assets in the request for a service', async ({
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
  // The one that was published, and none.
  await expect(main.locator('select[name=asset_id] option')).toHaveCount(2);
});
