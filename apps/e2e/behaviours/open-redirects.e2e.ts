import { expect, test } from '../src/fixtures.ts';

/** `safeNext` is held against every form where it lives; these show that the screens ask it. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '///evil.example/..',
  'javascript:alert(1)',
  ' https://evil.example',
  'evil.example',
];

test('T15: next never leads a member off the site', async ({ page, signIn }) => {
  await signIn();
  for (const next of elsewhere) {
    await page.goto(`/authenticate/line_login?next=${encodeURIComponent(next)}`);

    await expect(page, `next=${JSON.stringify(next)}`).toHaveURL('/my-account');
  }
});

test('T15: next leads to a page of the site, in its language', async ({ page, signIn }) => {
  await signIn();

  await page.goto(`/authenticate/line_login?next=${encodeURIComponent('/en/assets?listing_type=sale#filters')}`);

  await expect(page).toHaveURL('/en/assets?listing_type=sale#filters');
});
