import { expect, test } from '../src/fixtures.ts';

/** The unit tests of `safeNext` cover every form. These tests show that the screens call it. */
const foreignUrls = [
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

test('T15: next never redirects a member to another site', async ({ page, signIn }) => {
  await signIn();
  for (const next of foreignUrls) {
    await page.goto(`/authenticate/line_login?next=${encodeURIComponent(next)}`);

    await expect(page, `next=${JSON.stringify(next)}`).toHaveURL('/my-account');
  }
});

test('T15: next redirects to a page of the site, in its language', async ({ page, signIn }) => {
  await signIn();

  await page.goto(`/authenticate/line_login?next=${encodeURIComponent('/en/assets?listing_type=sale#filters')}`);

  await expect(page).toHaveURL('/en/assets?listing_type=sale#filters');
});
