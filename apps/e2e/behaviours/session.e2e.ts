import type { Page } from '@playwright/test';
import { locales, storageKeys } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import type { Member } from '../src/member.ts';
import { openHydrated } from '../src/page-life.ts';

const words = {
  th: { signIn: 'เข้าสู่ระบบ', list: 'ลงประกาศฟรี', signInTitle: 'เข้าสู่ระบบหรือสมัคร', services: 'บริการ' },
  en: { signIn: 'Sign in', list: 'List for free', signInTitle: 'Sign in or sign up', services: 'Services' },
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

/** Opens a page for a member whose session then ends at the API; resolves to the calls that are made from then on. */
const openAndEnd = async (page: Page, { profile, api }: Member, path: string): Promise<string[]> => {
  await page.goto(path);
  await expect.poll(() => storedProfile(page)).toContain(`"user_id":${profile.id}`);
  await api.call('POST', '/member/auth/logout');
  return followCalls(page);
};

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('S3: a session that ends under an open page makes one logout call, is forgotten, and the page stays usable', async ({
      page,
      member,
      signIn,
      to,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 401/, 'the session has ended at the API');
      await signIn();
      const calls = await openAndEnd(page, member, to.assets);

      await page.getByRole('banner').getByRole('link', { name: words[locale].services, exact: true }).first().click();

      await expect(page).toHaveURL(to.services);
      await expect.poll(() => tokenCookie(page)).toBeUndefined();
      await expect(page.getByRole('banner').getByRole('link', { name: words[locale].signIn })).toBeVisible();
      await expect.poll(() => storedProfile(page)).toBeNull();
      await page.getByRole('link', { name: words[locale].list }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: words[locale].signInTitle })).toBeVisible();
      // What else a page asks for a member is refused as well; only these two follow from it.
      expect(calls.filter((call) => /profile|logout/.test(call))).toEqual([
        'GET /member/profile',
        'POST /member/auth/logout',
      ]);
    });

    test('S3: in the account app such a session leads to sign-in and back, by one logout call', async ({
      page,
      member,
      signIn,
      to,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 401/, 'the session has ended at the API');
      await signIn();
      const calls = await openAndEnd(page, member, to.setting);

      await page.getByRole('main').locator(`a[href="${to.settingEdit}"]`).first().click();

      await expect(page).toHaveURL(to.authenticate(to.settingEdit));
      await expect(page.getByRole('status').filter({ hasText: /ออกจากระบบแล้ว|signed out/ })).toBeVisible();
      await expect.poll(() => tokenCookie(page)).toBeUndefined();
      await expect.poll(() => storedProfile(page)).toBeNull();
      expect(calls.filter((call) => /POST|profile$/.test(call))).toEqual([
        'GET /member/profile',
        'POST /member/auth/logout',
      ]);
    });

    test('S5: a visitor of a member’s page signs in first, and comes back to it', async ({ page, to }) => {
      for (const path of [
        to.myAccount,
        to.setting,
        to.settingEdit,
        to.createAssetStep(7, 3),
        to.createAssetPreview(7),
      ]) {
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

test('S2: exactly five fields of the profile are stored', async ({ page, member, signIn }) => {
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

/** Everything that either app stores, and what must not harm it. */
const junk: Record<string, string> = {
  [storageKeys.userProfile]: '{"user_id":"<b>","_persist":{}}',
  [storageKeys.colorMode]: '{"preference":',
  shortlist: '{"favourites":[{"id":"x"}],"compare":7}',
  'recent-searches': '[{},7,null]',
};
const junkOfSession: Record<string, string> = {
  'reloaded:/assets': 'soon',
  'kept-fields:/assets': '{"0":[]}',
  'service-request:cleaning-9': '[[',
  'profile-form:1': '7',
  'shortlist-counted': '{}',
};

for (const { path, shows } of [
  { path: '/assets', shows: /./ },
  { path: '/services/cleaning-9', shows: /./ },
  { path: '/my-account', shows: new RegExp(words.th.signInTitle) },
  { path: '/sign-up', shows: /./ },
])
  test(`S2, F21: junk in everything that is stored is dropped, and ${path} works`, async ({
    page,
    context,
    baseURL,
    consoleWatch,
  }) => {
    consoleWatch.expectComplaint(/status of 401/, 'junk is no session to the API');
    await context.addCookies(
      [storageKeys.accessToken, 'locale'].map((name) => ({ name, value: 'junk', url: baseURL! })),
    );
    await page.addInitScript(
      ([local, session]) => {
        for (const [key, text] of Object.entries(local!)) localStorage.setItem(key, text);
        for (const [key, text] of Object.entries(session!)) sessionStorage.setItem(key, text);
      },
      [junk, junkOfSession],
    );

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
    await expect.poll(() => storedProfile(page)).toBeNull();
    await expect.poll(() => tokenCookie(page)).toBeUndefined();
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('th');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.colorMode))
      .toBe('{"preference":"system","value":"light"}');
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

test('S6: signing in in one tab is seen in the other', async ({ page, context, signIn }) => {
  await openHydrated(page, '/assets');
  await expect(page.getByRole('banner').getByRole('link', { name: words.th.signIn })).toBeVisible();
  const other = await context.newPage();
  await signIn();

  await other.goto('/my-account');

  await expect(page.getByRole('button', { name: 'เมนูของ สมหญิง ใจดี' })).toBeVisible();
});
