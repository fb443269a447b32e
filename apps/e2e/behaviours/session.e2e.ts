import type { Page } from '@playwright/test';
import { locales, storageKeys } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: { signIn: 'เข้าสู่ระบบ', list: 'ลงประกาศฟรี', signInTitle: 'เข้าสู่ระบบหรือสมัคร' },
  en: { signIn: 'Sign in', list: 'List for free', signInTitle: 'Sign in or sign up' },
};

/** Calls of the session that a page makes, as `METHOD path`, in order. */
const followCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/member/')) calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`);
  });
  return calls;
};

const storedProfile = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.userProfile);
const tokenCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === storageKeys.accessToken);

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('S3: an ended session makes one logout call, is forgotten, and the page stays usable', async ({
      page,
      member,
      signIn,
      to,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 401/, 'the session has ended at the API');
      const calls = followCalls(page);
      await signIn();
      await page.goto(to.assets);
      await expect.poll(() => storedProfile(page)).toContain(`"user_id":${member.profile.id}`);
      await member.api.call('POST', '/member/auth/logout');
      calls.length = 0;

      await page.goto(to.home);

      await expect.poll(() => tokenCookie(page)).toBeUndefined();
      await expect(page.getByRole('banner').getByRole('link', { name: words[locale].signIn })).toBeVisible();
      expect(await storedProfile(page)).toBeNull();
      await page.getByRole('link', { name: words[locale].list }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: words[locale].signInTitle })).toBeVisible();
      // What else a page asks for a member is refused as well; only these two follow from it.
      expect(calls.filter((call) => /profile|logout/.test(call))).toEqual([
        'GET /member/profile',
        'POST /member/auth/logout',
      ]);
    });

    test('S5: a visitor of a member’s page signs in first, and comes back to it', async ({ page, to }) => {
      for (const path of [to.myAccount, to.createAsset, to.createAssetStep(7, 3), to.createAssetPreview(7)]) {
        await page.goto(path);

        await expect(page).toHaveURL(to.authenticate(path));
        await expect(page.getByRole('heading', { level: 1, name: words[locale].signInTitle })).toBeVisible();
      }
    });

    test('S4: a member who opens sign-up is sent on to their account', async ({ page, signIn, to }) => {
      await signIn();

      await page.goto(to.signUp);

      await expect(page).toHaveURL(to.myAccount);
    });
  });

test('S3: a visitor’s navigation asks nothing about a member', async ({ page }) => {
  const calls = followCalls(page);

  await page.goto('/assets');
  await page.getByRole('navigation').getByRole('link', { name: 'เช่า', exact: true }).first().click();
  await expect(page).toHaveURL(/listing_type=rent/);
  await page.goto('/authenticate');
  await expect(page.getByRole('heading', { level: 1, name: words.th.signInTitle })).toBeVisible();

  expect(calls).toEqual([]);
});

test('S1, S2: signing in stores the token for its life and exactly five fields of the profile', async ({
  page,
  member,
  signIn,
}) => {
  await signIn();
  await page.goto('/assets');

  await expect
    .poll(async () => JSON.parse((await storedProfile(page)) ?? 'null') as unknown)
    .toEqual({
      user_id: member.profile.id,
      user_status: 'active',
      firstName: member.profile.first_name,
      lastName: member.profile.last_name,
      profile_img: member.profile.image_url,
    });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('persist'))).toEqual([]);
});

test('S2: junk in storage and cookie is dropped and the page works', async ({
  page,
  context,
  baseURL,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/status of 401/, 'junk is no session to the API');
  await context.addCookies([{ name: storageKeys.accessToken, value: 'junk', url: baseURL! }]);
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"user_id":"<b>","_persist":{}}'),
    storageKeys.userProfile,
  );

  await page.goto('/my-account');

  await expect(page).toHaveURL('/authenticate?next=%2Fmy-account');
  await expect(page.getByRole('heading', { level: 1, name: words.th.signInTitle })).toBeVisible();
});

test('S6: signing out in one tab is seen in the other', async ({ page, context, signIn }) => {
  await signIn();
  const other = await context.newPage();
  await page.goto('/my-account');
  await other.goto('/assets');
  const menu = page.getByRole('button', { name: 'เมนูของ สมหญิง ใจดี' });
  await expect(other.getByRole('button', { name: 'เมนูของ สมหญิง ใจดี' })).toBeVisible();

  await menu.click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();

  await expect(page).toHaveURL('/authenticate?next=%2Fmy-account');
  await expect(other.getByRole('banner').getByRole('link', { name: words.th.signIn })).toBeVisible();
});
