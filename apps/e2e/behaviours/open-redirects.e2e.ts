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

for (const [signInPage, target] of [
  ['/authenticate/line_login', '/assets?listing_type=sale#filters'],
  ['/en/authenticate/line_login', '/en/assets?listing_type=sale#filters'],
])
  test(`T15: next redirects from ${signInPage} to a page of the site, in the language chosen there`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    for (const next of ['/assets?listing_type=sale#filters', '/en/assets?listing_type=sale#filters']) {
      await page.goto(`${signInPage}?next=${encodeURIComponent(next)}`);

      await expect(page, `next=${next}`).toHaveURL(target!);
    }
  });
